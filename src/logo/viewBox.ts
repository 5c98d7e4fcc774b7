/** A rectangle, in the units of an SVG. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** px per unit of CSS. */
const PX_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Parses `0 0 24 24` or `0,0,24,24`. Returns undefined if it has no area. */
export function parseViewBox(viewBox: string): Box | undefined {
  const numbers = viewBox.match(/[^\s,]+/g)?.map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;

  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Returns the viewBox of an SVG, or undefined if it has none. */
export function viewBoxOf(svg: string): Box | undefined {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];

  return parseViewBox(viewBox);
}

/** Rounds a length to a ten-thousandth of the box or finer. */
function rounded(length: number, { width, height }: Box): number {
  const magnitude = Math.floor(Math.log10(Math.max(width, height)));
  const decimals = Math.min(Math.max(0, 4 - magnitude), 100);

  return Number(length.toFixed(decimals));
}

function viewBoxText(box: Box): string {
  const { x, y, width, height } = box;

  return [x, y, width, height].map((length) => rounded(length, box)).join(' ');
}

/** Returns a copy of an SVG that shows only this box. */
export const withViewBox = (svg: string, box: Box): string =>
  svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBoxText(box)}"`);

/** Parses `40`, `40px` or `12.5mm`. Returns NaN for `100%` and `2em`. */
function pxOf(length = ''): number {
  const [, number, unit = ''] =
    /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length) ?? [];

  return Number(number) * (PX_PER_UNIT[unit] ?? NaN);
}

/**
 * Returns the viewBox of an SVG that has only a width and a height: without a
 * viewBox, a unit of an SVG is a px.
 */
export function viewBoxOfSize(
  width: string | undefined,
  height: string | undefined,
): string | undefined {
  const text = `0 0 ${pxOf(width)} ${pxOf(height)}`;
  const box = parseViewBox(text);

  return box && viewBoxText(box);
}
