import { loom, narrowLoom } from './loom';

const ink = { threads: ['P', 'L', 'S'], warp: 'W', ground: 'G' };
const home = loom('home', ink);

/** Returns the paths of the threads in one colour. */
function threadsOf(colour: string, drawing = home): string[] {
  const paths = [...drawing.matchAll(new RegExp(`<path d="([^"]+)" stroke="${colour}"`, 'g'))];
  return paths.flatMap(([, path]) => (path ?? '').split(/(?=M)/));
}

test('weaves thirty threads, ten of each colour, with twenty warps', () => {
  expect(['P', 'L', 'S', 'W'].map((colour) => threadsOf(colour).length)).toEqual([10, 10, 10, 20]);
});

test('the narrow loom has twelve threads, four of each colour, and eight warps', () => {
  const phone = narrowLoom('home', ink);
  const counts = ['P', 'L', 'S', 'W'].map((colour) => threadsOf(colour, phone).length);
  expect(counts).toEqual([4, 4, 4, 8]);
});

test('every thread has its own outline, so that two of one colour stay distinct where they cross', () => {
  const gaps = [...home.matchAll(/<path d="([^"]+)" stroke="G" stroke-width="5.45"/g)];
  expect(gaps).toHaveLength(30);
  for (const [, path] of gaps) expect(path?.match(/M/g)).toHaveLength(1);
});

/** Returns the y coordinate of the end of a path of relative commands. */
function endOf(thread: string): number {
  let y = NaN;
  for (const [, command, rest] of thread.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'M') y = numbers[1] ?? 0;
    const size = command === 'c' ? 6 : command === 's' ? 4 : 0;
    if (size) for (let at = size - 1; at < numbers.length; at += size) y += numbers[at] ?? 0;
  }
  return y;
}

test('the threads leave as a band sorted by colour', () => {
  const [first, second, third] = ['P', 'L', 'S'].map((colour) =>
    threadsOf(colour)
      .map(endOf)
      .sort((a, b) => a - b),
  );
  const band = [...(first ?? []), ...(second ?? []), ...(third ?? [])];
  band.slice(1).forEach((place, index) => expect(place - (band[index] ?? 0)).toBe(7));
});

test('each warp passes alternately over and under the wefts', () => {
  const warps = threadsOf('W').map((warp) =>
    (/^M([\d.]+) ([\d.]+)v424$/.exec(warp) ?? []).map(Number),
  );
  expect(home).toContain('stroke="W" stroke-dasharray="19 8"');
  warps.forEach(([, , top = NaN], warp) => {
    for (let weft = 0; weft < 30; weft += 1) {
      const seen = (84 + weft * 13.5 - top) % 27 < 19;
      expect(seen).toBe((warp + weft) % 2 === 0);
    }
  });
});

test('the background outline of the warp covers the weft exactly where the warp lies over it', () => {
  // The middle of a dash of 19 is at 9.5, as is the middle of a gap of 8 that begins at 5.5.
  expect(home).toContain(
    'stroke="G" stroke-width="8" stroke-dasharray="8 19" stroke-dashoffset="-5.5"',
  );
});
