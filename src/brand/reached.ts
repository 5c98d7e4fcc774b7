import { PAIRS } from './pairs';
import type { ColourName } from './palette';
import { type Direction, reach } from './reach';

type Some = Readonly<Partial<Record<ColourName, string>>>;

/** The colours on which this one has to be seen. */
const groundsIn = (colours: Some, names: readonly ColourName[]): string[] =>
  names.map((name) => colours[name]).filter((colour) => colour !== undefined);

/** The colours with those that are named made darker or lighter, as far as their pairs need it. */
export function reached<Name extends ColourName, Colours extends Some & Record<Name, string>>(
  colours: Colours,
  names: readonly Name[],
  direction: Direction,
): Colours {
  const moved = names.map((name) => {
    const pairs = PAIRS.filter((pair) => pair.colours.includes(name));
    const colour = pairs.reduce<string>(
      (so, { on, ratio }) => reach(so, groundsIn(colours, on), ratio, direction),
      colours[name],
    );
    return [name, colour];
  });
  return { ...colours, ...Object.fromEntries(moved) };
}
