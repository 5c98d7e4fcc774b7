import { type Structure, structures, traceCloth } from './cloth';

const threads = Array.from({ length: 10 }, (_, index) => ({ centre: 10 + index * 20, width: 8 }));

/** Returns [left, top, width, height] of each horizontal or vertical line. */
const linesIn = (paths: readonly string[]) =>
  [...paths.join('').matchAll(/M([\d.]+) ([\d.]+)(?:h([\d.]+)|v([\d.]+))/g)].map((match) =>
    match.slice(1).map((number) => Number(number ?? 0)),
  );

/** Returns a function that says whether a warp (or a weft) is visible at a point. */
function visibility(structure: Structure, direction: 'warp' | 'weft') {
  const cloth = { warps: threads, wefts: threads, structure, from: 0, to: 200, clearance: 2 };
  const lines = linesIn(traceCloth(cloth, direction));
  const isWithin = (value: number, start = 0, length = 0) =>
    start <= value && value <= start + length;
  return (x: number, y: number): boolean =>
    lines.some(
      ([left, top, width, height]) => isWithin(x, left, width) && isWithin(y, top, height),
    );
}

test.each(Object.entries(structures))(
  'in a %s weave exactly one thread is visible at every crossing',
  (_, structure) => {
    const isWarpVisible = visibility(structure, 'warp');
    const isWeftVisible = visibility(structure, 'weft');
    threads.forEach(({ centre: x }, warp) =>
      threads.forEach(({ centre: y }, weft) => {
        expect(isWarpVisible(x, y)).toBe(structure(warp, weft));
        expect(isWeftVisible(x, y)).toBe(!structure(warp, weft));
      }),
    );
  },
);

const weftsOnTop: Structure = () => false;

test('a warp that passes under a weft leaves a gap on both sides of it', () => {
  const isVisible = visibility(weftsOnTop, 'warp');
  // From the centre of the weft at y = 10, the gap reaches half the weft's width (4) and the clearance (2).
  for (const side of [-1, 1]) {
    expect(isVisible(10, 10 + side * (4 + 2))).toBe(true);
    expect(isVisible(10, 10 + side * (4 + 1.9))).toBe(false);
  }
});

test('leaves out pieces of thread that would look like specks', () => {
  const dense = [10, 21].map((centre) => ({ centre, width: 8 }));
  const cloth = { warps: dense, wefts: dense, structure: weftsOnTop, clearance: 1 };
  // Each warp has a piece from 0 to 5 and one from 26. The piece between the two wefts, from 15 to 16, is left out.
  const pieces = linesIn(traceCloth({ ...cloth, from: 0, to: 31 }, 'warp'));
  expect(pieces.map(([, top]) => top)).toEqual([0, 26, 0, 26]);
});

// In the rows, # is a crossing with the warp on top.
test.each([
  ['plain', 'every thread passes over one and under one', ['#.#.#.#.#.', '.#.#.#.#.#']],
  [
    'twill',
    'every thread passes over two and under two, one place further right in each row',
    ['##..##..##', '.##..##..#', '..##..##..', '#..##..##.', '##..##..##'],
  ],
  [
    'satin',
    'every warp is on top once in five rows, and these places do not touch',
    ['#....#....', '..#....#..', '....#....#', '.#....#...', '...#....#.', '#....#....'],
  ],
] as const)('in a %s weave %s', (weave, _, rows) => {
  const drawnRows = rows.map((_row, weft) =>
    threads.map((_thread, warp) => (structures[weave](warp, weft) ? '#' : '.')).join(''),
  );
  expect(drawnRows).toEqual(rows);
});
