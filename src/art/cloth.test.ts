import { type Structure, structures, traceCloth } from './cloth';

const threads = Array.from({ length: 10 }, (_, index) => ({ at: 10 + index * 20, width: 8 }));

/** Parses the straight lines in a path: start, and length to the right and down. */
function stretches(path: string): { x: number; y: number; across: number; down: number }[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)].map(([, x, y, way, length]) => ({
    x: Number(x),
    y: Number(y),
    across: way === 'h' ? Number(length) : 0,
    down: way === 'v' ? Number(length) : 0,
  }));
}

/** Returns a function that says whether a warp or weft is drawn at a point. */
function drawn(structure: Structure, along: 'warp' | 'weft') {
  const cloth = { warps: threads, wefts: threads, structure, from: 0, to: 200, clearance: 2 };
  const lines = stretches(traceCloth(cloth, along));
  return (x: number, y: number): boolean =>
    lines.some((line) =>
      along === 'warp'
        ? line.x === x && line.y <= y && y <= line.y + line.down
        : line.y === y && line.x <= x && x <= line.x + line.across,
    );
}

test.each(Object.entries(structures))(
  'in a %s weave exactly one thread is visible at every crossing',
  (_, structure) => {
    const [warpAt, weftAt] = [drawn(structure, 'warp'), drawn(structure, 'weft')];
    threads.forEach((warp, i) =>
      threads.forEach((weft, j) => {
        expect(warpAt(warp.at, weft.at)).toBe(structure(i, j));
        expect(weftAt(warp.at, weft.at)).toBe(!structure(i, j));
      }),
    );
  },
);

test('a thread that passes under another one leaves a gap on both sides of it', () => {
  const warpAt = drawn(() => false, 'warp');
  expect(warpAt(10, 10 + 4 + 2)).toBe(true);
  expect(warpAt(10, 10 + 4 + 1.9)).toBe(false);
});

test('leaves out pieces of thread that would look like specks', () => {
  const dense = [10, 21].map((at) => ({ at, width: 8 }));
  const ends = { from: 0, to: 31, clearance: 1 };
  const cloth = { warps: dense, wefts: dense, structure: () => false, ...ends };
  // Between the two wefts, only a piece of length 1 of each warp would be visible.
  expect(stretches(traceCloth(cloth, 'warp')).map(({ y }) => y)).toEqual([0, 26, 0, 26]);
});

test.each([
  ['plain', 'every thread goes over one and under one', ['#.#.#.#.#.', '.#.#.#.#.#']],
  [
    'twill',
    'each goes over two and under two, one further in each row',
    ['##..##..##', '.##..##..#', '..##..##..', '#..##..##.', '##..##..##'],
  ],
  [
    'satin',
    'each is bound once in five, and no two bindings touch',
    ['#....#....', '..#....#..', '....#....#', '.#....#...', '...#....#.', '#....#....'],
  ],
] as const)('in a %s weave %s', (weave, _, rows) => {
  const woven = rows.map((_row, weft) =>
    threads.map((_thread, warp) => (structures[weave](warp, weft) ? '#' : '.')).join(''),
  );
  expect(woven).toEqual(rows);
});
