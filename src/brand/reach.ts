import { contrast } from './contrast';
import { lightness, withLightness } from './withLightness';

export type Direction = 'darker' | 'lighter';

/** Halved this often, a span of lightness is finer than the steps of `#rrggbb`. */
const HALVINGS = 12;

/**
 * The colour itself where its contrast with each of the grounds is high enough, else the nearest of its hue that is
 * darker or lighter and has it; black or white where none has.
 */
export function reach(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  direction: Direction,
): string {
  if (contrast(colour, grounds) >= ratio) return colour;
  let [short, enough] = [lightness(colour), direction === 'darker' ? 0 : 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (short + enough) / 2;
    if (contrast(withLightness(colour, middle), grounds) >= ratio) enough = middle;
    else short = middle;
  }
  return withLightness(colour, enough);
}
