import { type Direction, reach } from './colours';
import type { ColourName } from './palette';
import { EDGE, FAINT, HALO, TEXT } from './ratios';

/** Colours that stand on grounds, and the contrast that each of them needs with each of those. */
export interface Pair {
  colours: readonly ColourName[];
  on: readonly ColourName[];
  ratio: number;
}

/** Every pair of colours that meet on a screen. Decoration that stands beside its own words is not among them. */
export const PAIRS: readonly Pair[] = [
  // What a page says, what is typed into a field, a quiet panel and the words of a failure.
  { colours: ['text'], on: ['page', 'raised', 'quiet', 'error-ground'], ratio: TEXT },
  // Leads, notes and descriptions, and a name that a program uses within them.
  { colours: ['soft'], on: ['page', 'quiet'], ratio: TEXT },
  // The line under a link tells it from the text, and the sign beside a heading is read.
  { colours: ['accent'], on: ['page', 'quiet'], ratio: TEXT },
  // What is wrong with a field, and the heading of a failure; also the edge around both.
  { colours: ['error'], on: ['page', 'raised', 'error-ground'], ratio: TEXT },
  // The edge of a field is all that shows where to type.
  { colours: ['field'], on: ['page', 'raised'], ratio: EDGE },
  // How much of a slide’s time has gone.
  { colours: ['text'], on: ['line'], ratio: EDGE },
  // The words of a solid button, which is seen as one.
  { colours: ['on-solid'], on: ['solid'], ratio: TEXT },
  { colours: ['solid'], on: ['page'], ratio: EDGE },
  // The threads of a drawing are decoration.
  {
    colours: ['thread-1-on-page', 'thread-2-on-page', 'thread-3-on-page'],
    on: ['page'],
    ratio: FAINT,
  },
  // The opening, the bar, the footer, and the thank-you.
  { colours: ['paper'], on: ['ground', 'raised-ground'], ratio: TEXT },
  // The lead of the opening, the contact panel, and the footer.
  { colours: ['soft-on-ground'], on: ['ground'], ratio: TEXT },
  // The words of the bright button, which is seen as one.
  { colours: ['on-bright'], on: ['bright'], ratio: TEXT },
  { colours: ['bright'], on: ['ground'], ratio: EDGE },
  // A slide or a value of each thread; of the second one also the drawer, the skip link, and a notice.
  { colours: ['on-thread-1'], on: ['thread-1'], ratio: TEXT },
  { colours: ['on-thread-2'], on: ['thread-2'], ratio: TEXT },
  { colours: ['on-thread-3'], on: ['thread-3'], ratio: TEXT },
  // The loom is the picture of the site, and the mark is drawn in its threads.
  {
    colours: ['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'],
    on: ['ground', 'raised-ground'],
    ratio: EDGE,
  },
  // Whichever ground the focus stands on, one of its two rings is seen.
  { colours: ['halo'], on: ['focus'], ratio: HALO },
];

type Some = Readonly<Partial<Record<ColourName, string>>>;

/** The colours with those that are named made darker or lighter, as far as their pairs need it. */
export function reached<Name extends ColourName, Colours extends Some & Record<Name, string>>(
  colours: Colours,
  names: readonly Name[],
  direction: Direction,
): Colours {
  const groundsIn = (on: Pair['on']): string[] =>
    on.map((ground) => colours[ground]).filter((colour) => colour !== undefined);
  const moved = names.map((name) => {
    const colour = PAIRS.filter((pair) => pair.colours.includes(name)).reduce<string>(
      (so, { on, ratio }) => reach(so, groundsIn(on), ratio, direction),
      colours[name],
    );
    return [name, colour];
  });
  return { ...colours, ...Object.fromEntries(moved) };
}
