import { softHyphens } from './softHyphens';

const withPipes = (text: string, language: string) =>
  softHyphens(text, language).replaceAll('\u00AD', '|');

// In each result, the first and last parts have at least four letters, and no
// part has only one or two.
test.each([
  ['de', 'Softwareentwicklung', 'Soft|ware|ent|wick|lung'],
  // uses the patterns of `de`
  ['de-AT', 'Barrierefreiheitsprüfung', 'Barriere|frei|heits|prü|fung'],
  ['en', 'Internationalisation', 'Interna|tionali|sation'],
  ['fi', 'Ohjelmistokehitys', 'Ohjel|mistoke|hitys'],
  ['fr', 'Référencement', 'Réfé|rence|ment'],
  ['hu', 'Keresőoptimalizálás', 'Kereső|optimali|zálás'],
])('in the language %s, %s may break as in %s', (language, word, parts) => {
  expect(withPipes(word, language)).toBe(parts);
});

test('a part that is too long for a phone breaks beside the writer’s own soft hyphen', () => {
  expect(withPipes('Suchmaschinen\u00ADoptimierung', 'de')).toBe(
    'Suchma|schinen|optimierung',
  );
});

test.each([
  [
    'a text of words that fit on a phone',
    'en',
    'The first consultation: Disclosure, Definitions',
  ],
  ['a word with a soft hyphen of its own', 'de', 'Software|entwicklung'],
  [
    'a word in a language without hyphenation patterns',
    'tlh',
    'Softwareentwicklung',
  ],
])('%s stays unchanged', (_, language, text) => {
  expect(withPipes(text.replace('|', '\u00AD'), language)).toBe(text);
});
