import { loom, narrowLoom } from './loom';

const ink = { threads: ['first', 'second', 'third'], warp: 'warp', ground: 'ground' };
const home = loom('home', ink);

/** Returns the paths of the threads in one colour. */
function threadsOf(colour: string, drawing = home): string[] {
  const paths = [...drawing.matchAll(new RegExp(`<path d="([^"]+)" stroke="${colour}"`, 'g'))];
  return paths.flatMap(([, path]) => (path ?? '').split(/(?=M)/));
}

test('weaves thirty threads, ten of each colour, with twenty warps', () => {
  expect([...ink.threads, ink.warp].map((colour) => threadsOf(colour).length)).toEqual([
    10, 10, 10, 20,
  ]);
});

test('the narrow loom has twelve threads, four of each colour, and eight warps', () => {
  const narrow = narrowLoom('home', ink);
  const counts = [...ink.threads, ink.warp].map((colour) => threadsOf(colour, narrow).length);
  expect(counts).toEqual([4, 4, 4, 8]);
});

test('every thread has its own outline, so that two of one colour stay distinct where they cross', () => {
  const outlines = [...home.matchAll(/<path d="([^"]+)" stroke="ground" stroke-width="5.45"/g)];
  expect(outlines).toHaveLength(30);
  for (const [, path] of outlines) expect(path?.match(/M/g)).toHaveLength(1);
});

/** Count of numbers in one curve of each command. The last number is the vertical distance to the curve's end. */
const CURVE_NUMBERS: Record<string, number> = { c: 6, s: 4 };

/** Returns the y coordinate of the end of a path with the commands M, c, s and h. */
function endY(path: string): number {
  let y = NaN;
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'M') y = numbers[1] ?? NaN;
    const count = CURVE_NUMBERS[command] ?? Infinity;
    for (let last = count - 1; last < numbers.length; last += count) y += numbers[last] ?? NaN;
  }
  return y;
}

test('the threads leave as a band sorted by colour', () => {
  const band = ink.threads.flatMap((colour) =>
    threadsOf(colour)
      .map(endY)
      .sort((a, b) => a - b),
  );
  band.slice(1).forEach((y, index) => expect(y - (band[index] ?? 0)).toBe(7));
});

test('each warp passes alternately over and under the wefts', () => {
  const [dash, gap] = [19, 8];
  expect(home).toContain(`stroke="warp" stroke-dasharray="${dash} ${gap}"`);
  const length = 16 * dash + 15 * gap;
  const verticalLine = new RegExp(`^M[\\d.]+ ([\\d.]+)v${length}$`);
  threadsOf(ink.warp).forEach((path, warp) => {
    const top = Number(verticalLine.exec(path)?.[1]);
    for (let weft = 0; weft < 30; weft += 1) {
      const weftY = 84 + weft * 13.5;
      const isWarpVisible = (weftY - top) % (dash + gap) < dash;
      expect(isWarpVisible).toBe((warp + weft) % 2 === 0);
    }
  });
});

test('the outline of a warp covers a weft exactly where the warp lies over it', () => {
  // The warp's dash of 19 and the outline's dash of 8, which begins at 5.5, have the same middle: 9.5.
  expect(home).toContain(
    'stroke="ground" stroke-width="8" stroke-dasharray="8 19" stroke-dashoffset="-5.5"',
  );
});
