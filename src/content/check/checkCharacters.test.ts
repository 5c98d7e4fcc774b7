import { checkCharacters } from './checkCharacters';
import { readDocument } from '../read/readDocument';

const drawn = new Set([...'---title: abcé '].map((character) => character.codePointAt(0) ?? 0));

test('a character that no typeface has is named, once a line', () => {
  const document = readDocument('---\ntitle: aßß\n---\n\nb\n字🧵c');
  expect(checkCharacters(document, drawn)).toEqual(
    [
      [2, 'ß', 'U+00DF'],
      [6, '字', 'U+5B57'],
      [6, '🧵', 'U+1F9F5'],
    ].map(([line, character, name]) => ({
      line,
      message: `"${character}" (${name}) is in neither typeface of the site. Write it another way, or leave it out.`,
    })),
  );
});

test('a letter and its accent are one character, and a tab is none', () => {
  const document = readDocument('---\ntitle: e\u0301\n---\n\na\tb');
  expect(checkCharacters(document, drawn)).toEqual([]);
});
