import { twoLines } from './twoLines';

test.each([
  ['Texte und Bilder', 'Texte_und Bilder'],
  ['Film und Fotografie neu', 'Film_und Fotografie_neu'],
  ['Pflege', 'Pflege'],
])('"%s" may break at one place at most: "%s"', (name, joined) => {
  expect(twoLines(name).replaceAll('\u00A0', '_')).toBe(joined);
});
