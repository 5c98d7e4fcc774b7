import { softHyphens } from './softHyphens';

const shown = (text: string, language: string) =>
  softHyphens(text, language).replaceAll('\u00AD', '|');

test.each([
  ['de', 'Softwareentwicklung', 'Soft|ware|ent|wick|lung'],
  ['de-AT', 'Barrierefreiheitsprüfung', 'Barriere|frei|heits|prü|fung'],
  ['en', 'Internationalisation', 'Interna|tionali|sation'],
  ['fi', 'Ohjelmistokehitys', 'Ohjel|mistoke|hitys'],
  ['fr', 'Référencement', 'Réfé|rence|ment'],
  ['hu', 'Keresőoptimalizálás', 'Kereső|optimali|zálás'],
])(
  'in the language %s the word %s may break, four letters from its ends and in no piece of two',
  (language, word, parts) => {
    expect(shown(word, language)).toBe(parts);
  },
);

test('a word that fits everywhere stays whole', () => {
  for (const text of ['Collaborate', 'The first consultation is free', 'Disclosure, Definitions'])
    expect(shown(text, 'en')).toBe(text);
});

test('a word breaks where its writer says, and nowhere else', () => {
  expect(shown('Software\u00ADentwicklung', 'de')).toBe('Software|entwicklung');
});

test('in a language without patterns the text stays as it is', () => {
  expect(shown('Softwareentwicklung', 'tlh')).toBe('Softwareentwicklung');
});
