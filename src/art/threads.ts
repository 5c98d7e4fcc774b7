/** The colours of a drawing: custom properties on pages, plain colours in image files. */
export interface Ink {
  /** The brand's three colours in order. */
  threads: readonly string[];
  /** The threads that cross the coloured ones. */
  warp: string;
  /** The background, which outlines a thread where it passes over another. */
  ground: string;
}

type LooseThread = {
  /** Index in `Ink.threads`. */
  colour: number;
  /** Whether the thread is drawn after, and so over, threads for which this is false. */
  over: boolean;
  path: string;
  /** The part of the path that crosses other threads and is outlined. Default: the whole path. */
  crossing?: string;
};

type Options = { width: number; clearance: number; attributes?: string };

/** Draws threads, those with `over` last. Each has an outline in the background colour, so that the threads below seem to pass under it. */
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
