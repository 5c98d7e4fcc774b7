import { softHyphens } from './softHyphens';

/** Shows soft hyphens as pipes. */
const withPipes = (text: string, language: string) =>
  softHyphens(text, language).replaceAll('\u00AD', '|');

test.each([
  ['de', 'Softwareentwicklung', 'Soft|ware|ent|wick|lung'],
  ['de-AT', 'Barrierefreiheitsprüfung', 'Barriere|frei|heits|prü|fung'],
  ['en', 'Internationalisation', 'Interna|tionali|sation'],
  ['fi', 'Ohjelmistokehitys', 'Ohjel|mistoke|hitys'],
  ['fr', 'Référencement', 'Réfé|rence|ment'],
  ['hu', 'Keresőoptimalizálás', 'Kereső|optimali|zálás'],
])(
  'in language %s, %s breaks at least four letters from its ends and never into syllables of two letters',
  (language, word, parts) => {
    expect(withPipes(word, language)).toBe(parts);
  },
);

test('a word that fits on a phone gets no soft hyphens', () => {
  for (const text of ['Collaborate', 'The first consultation is free', 'Disclosure, Definitions'])
    expect(withPipes(text, 'en')).toBe(text);
});

test('a word with a soft hyphen of its own gets no others', () => {
  expect(withPipes('Software\u00ADentwicklung', 'de')).toBe('Software|entwicklung');
});

// tlh is Klingon.
test('a language without hyphenation patterns leaves the text unchanged', () => {
  expect(withPipes('Softwareentwicklung', 'tlh')).toBe('Softwareentwicklung');
});
