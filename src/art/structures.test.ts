import { structures } from './structures';

const eight = Array.from({ length: 8 }, (_, index) => index);
const twenty = Array.from({ length: 20 }, (_, index) => index);
const row = (weave: keyof typeof structures, weft: number): string =>
  eight.map((warp) => (structures[weave](warp, weft) ? '#' : '.')).join('');

test('in a plain weave every thread goes over one and under one', () => {
  expect([0, 1, 2].map((weft) => row('plain', weft))).toEqual(['#.#.#.#.', '.#.#.#.#', '#.#.#.#.']);
});

test('a twill goes over two and under two, one further in each row', () => {
  expect([0, 1, 2, 3, 4].map((weft) => row('twill', weft))).toEqual([
    '##..##..',
    '.##..##.',
    '..##..##',
    '#..##..#',
    '##..##..',
  ]);
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
