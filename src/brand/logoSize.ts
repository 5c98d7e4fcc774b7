/** Minimum ratio of width to height of a wordmark: a logo that shows the agency's name. */
const MIN_WORDMARK_RATIO = 2;
/** Maximum size relative to the side of a square logo. */
const [MAX_WIDTH, MAX_HEIGHT] = [8, 4 / 3];

/**
 * Computes the displayed size of a logo from its viewBox. A wordmark has four times the area of other logos.
 * @returns width and height relative to the side of a square logo
 */
export function logoSize(svg: string) {
  const [, box = ''] = /viewBox="\s*([^"]+)"/.exec(svg) ?? [];
  const [, , boxWidth = 1, boxHeight = 1] = box.split(/[\s,]+/).map(Number);
  const ratio = boxWidth / boxHeight;
  const isWordmark = ratio >= MIN_WORDMARK_RATIO;
  const height = Math.min(Math.sqrt((isWordmark ? 4 : 1) / ratio), MAX_HEIGHT, MAX_WIDTH / ratio);
  return { width: ratio * height, height, isWordmark };
}
