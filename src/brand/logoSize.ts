/** A logo with this ratio of width to height or a higher one is a wordmark: it shows the agency's name. */
const WORDMARK = 2;
/** Where 1 is the side of a square logo. */
const [MAX_WIDTH, MAX_HEIGHT] = [8, 4 / 3];

/**
 * Returns the size at which a logo is shown, from its viewBox. A wordmark gets four times the area of another logo.
 * @returns width and height, where 1 is the side of a square logo
 */
export function logoSize(svg: string) {
  const [, box = ''] = /viewBox="\s*([^"]+)"/.exec(svg) ?? [];
  const [, , across = 1, down = 1] = box.split(/[\s,]+/).map(Number);
  const ratio = across / down;
  const isWordmark = ratio >= WORDMARK;
  const height = Math.min(Math.sqrt((isWordmark ? 4 : 1) / ratio), MAX_HEIGHT, MAX_WIDTH / ratio);
  return { width: ratio * height, height, isWordmark };
}
