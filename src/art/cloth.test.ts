import { type Structure, structures, traceCloth } from './cloth';

const threads = Array.from({ length: 10 }, (_, index) => ({ at: 10 + index * 20, width: 8 }));

/** Reads straight stretches back out of a path: where they begin, and how far they go across and down. */
function stretches(path: string): { x: number; y: number; across: number; down: number }[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)].map(([, x, y, way, length]) => ({
    x: Number(x),
    y: Number(y),
    across: way === 'h' ? Number(length) : 0,
    down: way === 'v' ? Number(length) : 0,
  }));
}

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
  'in a %s exactly one thread is seen at every crossing',
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

test('a thread that dives keeps clear of the one above it', () => {
  const warpAt = drawn(() => false, 'warp');
  expect(warpAt(10, 10 + 4 + 2)).toBe(true);
  expect(warpAt(10, 10 + 4 + 1.9)).toBe(false);
});

test('stretches too short to be seen as thread are left out', () => {
  const close = [10, 21].map((at) => ({ at, width: 8 }));
  const cloth = {
    warps: close,
    wefts: close,
    structure: () => false,
    from: 0,
    to: 31,
    clearance: 1,
  };
  // Between the two wefts only one unit of each warp would be left.
  expect(stretches(traceCloth(cloth, 'warp')).map(({ y }) => y)).toEqual([0, 26, 0, 26]);
});

const eight = Array.from({ length: 8 }, (_, index) => index);
const twenty = Array.from({ length: 20 }, (_, index) => index);
const row = (weave: keyof typeof structures, weft: number): string =>
  eight.map((warp) => (structures[weave](warp, weft) ? '#' : '.')).join('');

test('in a plain weave every thread goes over one and under one', () => {
  expect([0, 1].map((weft) => row('plain', weft))).toEqual(['#.#.#.#.', '.#.#.#.#']);
});

test('a twill goes over two and under two, one further in each row', () => {
  const rows = ['##..##..', '.##..##.', '..##..##', '#..##..#', '##..##..'];
  expect(rows.map((_, weft) => row('twill', weft))).toEqual(rows);
});

test('in a satin every thread is bound once in five and no two bindings touch', () => {
  const bound = (warp: number, weft: number): boolean => structures.satin(warp, weft);
  for (const one of twenty) {
    expect(twenty.filter((warp) => bound(warp, one))).toHaveLength(4);
    expect(twenty.filter((weft) => bound(one, weft))).toHaveLength(4);
    for (const other of twenty.filter((weft) => bound(one, weft))) {
      for (const [x, y] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        expect(bound(one + x, other + y)).toBe(false);
      }
    }
  }
});
