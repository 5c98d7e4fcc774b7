export const COLOURS = ['first', 'second', 'third'] as const;

export type Colour = (typeof COLOURS)[number];

/** What a drawing is made in: custom properties within the site, plain colours in files. */
export type Ink = Record<Colour, string> & {
  /** The threads that cross the coloured ones. */
  warp: string;
  /** What the drawing lies on: it shows where one thread passes under another. */
  ground: string;
};

/** The colour of the thread with this number where the three alternate. */
export function colourOf(index: number): Colour {
  return COLOURS[index % COLOURS.length] ?? 'first';
}
