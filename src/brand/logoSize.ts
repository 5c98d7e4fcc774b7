/**
 * Returns the displayed size of a logo, relative to the side of a square logo,
 * and whether it is a wordmark.
 */
export function logoSize(svg: string) {
  const [, viewBox = ''] = /viewBox="\s*([^"]+)"/.exec(svg) ?? [];
  const [, , viewWidth = 1, viewHeight = 1] = viewBox
    .split(/[\s,]+/)
    .map(Number);
  const ratio = viewWidth / viewHeight;
  // A wordmark has four times the area of a square logo, any other logo the
  // same. Neither is too wide or high for the bar.
  const isWordmark = ratio >= 2;
  const height = Math.min(
    Math.sqrt((isWordmark ? 4 : 1) / ratio),
    4 / 3,
    8 / ratio,
  );

  return { width: ratio * height, height, isWordmark };
}
