/** What a drawing is made in: custom properties within the site, plain colours in files. */
export interface Ink {
  /** The three colours of the brand, in their order. */
  threads: readonly string[];
  /** The threads that cross the coloured ones. */
  warp: string;
  /** What the drawing lies on: it shows where one thread passes under another. */
  ground: string;
}

type LooseThread = {
  /** The place of its colour among the three, from 0. */
  colour: number;
  /** Whether it passes over those that are not. */
  over: boolean;
  path: string;
  /** The part of the path that may cross other threads; the whole where it is left out. */
  crossing?: string;
};

type Options = { width: number; clearance: number; attributes?: string };

/**
 * Draws loose threads, the lower ones first. Each is first drawn wider in the colour of the ground, so that the threads
 * below seem to dive under it.
 */
export function drawThreads(threads: readonly LooseThread[], ink: Ink, options: Options): string {
  const { width, clearance, attributes = '' } = options;
  const stroke = (path: string, colour: string | undefined, more = ''): string =>
    path && `<path d="${path}" stroke="${colour}"${more}${attributes}/>`;
  const wider = ` stroke-width="${width + 2 * clearance}"`;
  return [...threads]
    .sort((one, other) => Number(one.over) - Number(other.over))
    .map(
      ({ colour, crossing, path }) =>
        stroke(crossing ?? path, ink.ground, wider) + stroke(path, ink.threads[colour]),
    )
    .join('');
}
