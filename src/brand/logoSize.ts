/** Minimum ratio of width to height of a wordmark, which is a logo with the agency's name. */
const MIN_WORDMARK_RATIO = 2;
/** Maximum size relative to the side of a square logo. */
const [MAX_WIDTH, MAX_HEIGHT] = [8, 4 / 3];

/** Computes the displayed size of a logo, relative to the side of a square one, from the viewBox in its SVG. */
export function logoSize(svg: string) {
  const [, viewBox = ''] = /viewBox="\s*([^"]+)"/.exec(svg) ?? [];
  const [, , viewWidth = 1, viewHeight = 1] = viewBox.split(/[\s,]+/).map(Number);
  const ratio = viewWidth / viewHeight;
  const isWordmark = ratio >= MIN_WORDMARK_RATIO;
  // A wordmark has four times the area of a square logo, if neither width nor height gets too large.
  const area = isWordmark ? 4 : 1;
  const height = Math.min(Math.sqrt(area / ratio), MAX_HEIGHT, MAX_WIDTH / ratio);
  return { width: ratio * height, height, isWordmark };
}
