import { softHyphens } from './softHyphens';

const shown = (text: string, language: string) =>
  softHyphens(text, language).replaceAll('\u00AD', '|');

test.each([
  ['de', 'Softwareentwicklung', 'Soft|ware|ent|wick|lung'],
  ['de-AT', 'Barrierefreiheitsprüfung', 'Barrie|re|frei|heits|prü|fung'],
  ['en', 'Internationalisation', 'Inter|na|tion|al|i|sa|tion'],
  ['fi', 'Ohjelmistokehitys', 'Ohjel|mis|to|ke|hitys'],
  ['fr', 'Référencement', 'Réfé|ren|ce|ment'],
  ['hu', 'Keresőoptimalizálás', 'Kere|ső|op|ti|ma|li|zálás'],
])(
  'in the language %s the word %s may break, four letters from its ends',
  (language, word, parts) => {
    expect(shown(word, language)).toBe(parts);
  },
);

test('a word that fits everywhere stays whole', () => {
  expect(shown('Design, Entwurf und Pflege', 'de')).toBe('Design, Entwurf und Pflege');
});

test('a word breaks where its writer says, and nowhere else', () => {
  expect(shown('Software\u00ADentwicklung', 'de')).toBe('Software|entwicklung');
});

test('in a language without patterns the text stays as it is', () => {
  expect(shown('Softwareentwicklung', 'tlh')).toBe('Softwareentwicklung');
});
