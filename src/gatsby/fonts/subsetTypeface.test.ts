import { contentCopy } from '../../../testing/contentCopy';
import { subsetTypeface } from './subsetTypeface';
import { readTypefaces, type Role } from './typefaces';
import { fontFace } from './writeFonts';

const copy = contentCopy();

/**
 * Subsets the typeface of a role. @returns a function that returns the names of
 * the font files with a letter
 */
async function filesByLetter(role: Role, content: string) {
  const typeface = readTypefaces(copy.root).find((each) => each.role === role);

  if (!typeface)
    throw new Error('The typefaces of brand.md are not installed.');
  const files = await subsetTypeface(typeface, content);

  return (letter: string): string[] =>
    files
      .filter(({ characters }) => characters.includes(letter))
      .map(({ name }) => name);
}

test('each letter visitors may type, such as Ł, is in exactly one font file, and a combining accent is in none', async () => {
  const filesWith = await filesByLetter('text', 'Website');

  for (const letter of 'Zürich Łódź Ångström ÿ')
    expect(filesWith(letter)).toHaveLength(1);
  expect(filesWith('\u0300')).toEqual([]);
});

test('each letter of a Vietnamese heading, accented or not, is only in a font file that every page loads', async () => {
  const heading = 'Điều gì làm nên ẤN TƯỢNG';
  const filesWith = await filesByLetter('heading', heading);

  for (const letter of heading)
    expect(filesWith(letter)).toEqual([expect.stringContaining('-base-')]);
});

test('unicode-range has one range for consecutive code points', () => {
  const file = {
    name: 'a.woff2',
    font: Buffer.alloc(0),
    weight: '400',
    characters: [...'c ab'],
  }; // U+20 is the space.

  expect(fontFace('Family', file)).toContain('unicode-range: U+20, U+61-63;');
});
