import { limitToTwoLines } from './limitToTwoLines';

test.each([
  ['Texte und Bilder', 'Texte_und Bilder'],
  ['Film und Fotografie neu', 'Film_und Fotografie_neu'],
  ['Pflege', 'Pflege'],
])('"%s" has at most one breakable space, nearest to its middle: "%s"', (title, expected) => {
  expect(limitToTwoLines(title).replaceAll('\u00A0', '_')).toBe(expected);
});
