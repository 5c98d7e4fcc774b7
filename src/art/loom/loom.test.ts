import { ink } from '../testing/ink';
import { loom, narrowLoom } from './loom';

const wideLoom = loom('home', ink);

function subpathsIn(colour: string, drawing = wideLoom): string[] {
  const paths = [
    ...drawing.matchAll(
      new RegExp(`<path d="([^"]+)" stroke="${colour}"`, 'g'),
    ),
  ];

  // before each M
  return paths.flatMap(([, path]) => (path ?? '').split(/(?=M)/));
}

test('a loom has equally many wefts in each colour, and twice that number of warps', () => {
  const countsIn = (drawing: string): number[] =>
    [...ink.threads, ink.warp].map(
      (colour) => subpathsIn(colour, drawing).length,
    );

  expect(countsIn(wideLoom)).toEqual([10, 10, 10, 20]);
  expect(countsIn(narrowLoom('home', ink))).toEqual([4, 4, 4, 8]);
});

test('every weft has its own outline', () => {
  // A weft is 2.25 wide, and its outline sticks out by 1.6 on both sides.
  const outlines = [
    ...wideLoom.matchAll(
      /<path d="([^"]+)" stroke="black" stroke-width="5.45" pathLength="1"/g,
    ),
  ];

  expect(outlines).toHaveLength(30);
  for (const [, path] of outlines) expect(path?.match(/M/g)).toHaveLength(1);
});

/**
 * Returns the y coordinate of the end of a path of curves and horizontal lines:
 * `M-20 84c9 1 9 2 9 3s9 4 9 5h9` → 92.
 */
function endY(path: string): number {
  const startY = Number(/^M-?\d+ ?(-?\d+)/.exec(path)?.[1]);
  const offsets = [...path.matchAll(/([cs])([^a-z]+)/g)].flatMap(
    ([, command, text = '']) => {
      // Each `c` has three points, each `s` two. The last number of a curve is
      // the vertical distance to its end.
      const numbersInCurve = command === 'c' ? 6 : 4;
      const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];

      return numbers.filter(
        (_, index) => index % numbersInCurve === numbersInCurve - 1,
      );
    },
  );

  return offsets.reduce((y, offset) => y + offset, startY);
}

test('the wefts leave as a band sorted by colour', () => {
  const bandYs = ink.threads.flatMap((colour) =>
    subpathsIn(colour)
      .map(endY)
      .sort((a, b) => a - b),
  );

  // In the band, the distance between neighbouring wefts is 7.
  expect(bandYs).toEqual(
    bandYs.map((_, index) => (bandYs[0] ?? 0) + index * 7),
  );
});

test('each warp passes alternately over and under the wefts', () => {
  expect(wideLoom).toContain('stroke="white" stroke-dasharray="19 8"');
  // A dash of 19 and a gap of 8 are as long as twice the distance between wefts
  // (13.5). On the ten even warps, the middle of the first dash is at the first
  // weft, y = 84. The odd warps, drawn next, start 13.5 higher. 16 dashes and 15 gaps are
  // 424 long.
  const withoutX = subpathsIn(ink.warp).map((path) =>
    path.replace(/^M\S+ /, ''),
  );

  expect(withoutX).toEqual(
    withoutX.map((_, index) => (index < 10 ? '74.5v424' : '61v424')),
  );
  // The warp's dash of 19 and the outline's dash of 8, which begins at 5.5,
  // have the same middle: 9.5.
  expect(wideLoom).toContain(
    'stroke="black" stroke-width="8" ' +
      'stroke-dasharray="8 19" stroke-dashoffset="-5.5"',
  );
});
