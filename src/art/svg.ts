export function svg(
  width: number,
  height: number,
  body: string,
  preserveAspectRatio?: string,
) {
  const attribute = preserveAspectRatio
    ? ` preserveAspectRatio="${preserveAspectRatio}"`
    : '';
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attribute}`;

  return `${start} fill="none" aria-hidden="true" focusable="false">${body}</svg>`;
}

/**
 * Combines drawings in one SVG, each with its own viewBox. A style sheet shows
 * one of them.
 */
export const variants = (...drawings: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false">${drawings.join('')}</svg>`;

/**
 * Colours of a drawing. `background`, the colour behind the drawing, is the
 * colour of outlines.
 */
export interface Ink {
  threads: readonly string[];
  warp: string;
  background: string;
}

type ThreadPath = {
  colour: number | 'warp'; // a number is an index of `Ink.threads`
  path: string;
  isOnTop: boolean;

  /**
   * The part of the path that has an outline, because it crosses other threads,
   * or '' for none. Default: the whole path.
   */
  outline?: string;
};

/**
 * Draws threads; outlines stick out by `clearance` on both sides. A `<g>`
 * around them must set stroke-width to `width`.
 */
export function drawThreads(
  threads: readonly ThreadPath[],
  ink: Ink,
  {
    width,
    clearance,
    attributes = '',
  }: { width: number; clearance: number; attributes?: string },
): string {
  return [...threads]
    .sort((a, b) => Number(a.isOnTop) - Number(b.isOnTop))
    .map(({ colour, path, outline = path }) => {
      const stroke = colour === 'warp' ? ink.warp : ink.threads[colour];
      const line = `<path d="${path}" stroke="${stroke}"${attributes}/>`;

      if (!outline) return line;

      return `<path d="${outline}" stroke="${ink.background}" stroke-width="${width + 2 * clearance}"${attributes}/>${line}`;
    })
    .join('');
}

/**
 * Returns the place of a thread in a band sorted by colour. Thread `index` has
 * the colour `index % 3`.
 */
export const placeInBand = (index: number, threadCount: number): number =>
  (index % 3) * (threadCount / 3) + Math.floor(index / 3);
