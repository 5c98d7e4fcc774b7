import { limitToTwoLines } from './limitToTwoLines';

test.each([
  ['Texte und Bilder', 'Texte_und Bilder'],
  ['Film und Fotografie neu', 'Film_und Fotografie_neu'],
  ['Pflege', 'Pflege'], // has no space
])(
  'in "%s", only the space nearest to the middle may break: "%s"',
  (title, expected) => {
    // `_` is a no-break space
    expect(limitToTwoLines(title).replaceAll('\u00A0', '_')).toBe(expected);
  },
);

test('lets a long title break at each space, because half of it is wider than a button', () => {
  const title = 'Search engine optimisation and marketing';

  expect(limitToTwoLines(title)).toBe(title);
});
