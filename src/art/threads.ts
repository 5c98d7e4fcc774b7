const COLOURS = ['first', 'second', 'third'] as const;

type Colour = (typeof COLOURS)[number];

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

type LooseThread = {
  colour: Colour;
  /** Whether it passes over those that are not. */
  over: boolean;
  path: string;
  /** The part of the path that may cross other threads; the whole where it is left out. */
  crossing?: string;
};

type Options = { width: number; clearance: number; attributes?: string };

/**
 * Draws loose threads, the lower ones first and one path for each colour. Each is first drawn wider in the colour of the
 * ground, so that where it passes over another thread that one seems to dive.
 */
export function drawThreads(threads: readonly LooseThread[], ink: Ink, options: Options): string {
  const { width, clearance, attributes = '' } = options;
  return [false, true]
    .flatMap((over) => COLOURS.map((colour) => ({ over, colour })))
    .map(({ over, colour }) => {
      const those = threads.filter((thread) => thread.over === over && thread.colour === colour);
      if (those.length === 0) return '';
      const gap = those.map(({ crossing, path }) => crossing ?? path).join('');
      const line = those.map(({ path }) => path).join('');
      const clear = `<path d="${gap}" stroke="${ink.ground}" stroke-width="${width + 2 * clearance}"${attributes}/>`;
      return (gap && clear) + `<path d="${line}" stroke="${ink[colour]}"${attributes}/>`;
    })
    .join('');
}
