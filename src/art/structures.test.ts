import { structures } from './structures';

test.each([
  ['plain', ['#.#.#.#.#.', '.#.#.#.#.#']],
  [
    'twill',
    ['##..##..##', '.##..##..#', '..##..##..', '#..##..##.', '##..##..##'],
  ],
  [
    'satin',
    [
      '#....#....',
      '..#....#..',
      '....#....#',
      '.#....#...',
      '...#....#.',
      '#....#....',
    ],
  ],
] as const)(
  'in a %s weave, the warp is on top at each # of %j',
  (weave, rows) => {
    const drawnRows = rows.map((row, weft) =>
      [...row]
        .map((_, warp) => (structures[weave](warp, weft) ? '#' : '.'))
        .join(''),
    );

    expect(drawnRows).toEqual(rows);
  },
);
