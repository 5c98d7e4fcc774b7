import { twoLines } from './twoLines';

test.each([
  ['Texte und Bilder', 'Texte_und Bilder'],
  ['Film und Fotografie neu', 'Film_und Fotografie_neu'],
  ['Pflege', 'Pflege'],
])('"%s" keeps only the space nearest to its middle: "%s"', (name, expected) => {
  expect(twoLines(name).replaceAll('\u00A0', '_')).toBe(expected);
});
