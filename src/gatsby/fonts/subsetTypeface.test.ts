import { contentCopy } from '../../content/testing/contentCopy';
import { fontFaces } from './fontFaces';
import { subsetTypeface } from './subsetTypeface';
import { readTypefaces, type Role } from './typefaces';

const copy = contentCopy();

/** Subsets the typeface of a role. @returns a function that returns the names of the font files with a letter */
async function filesByLetter(role: Role, content: string) {
  const typeface = readTypefaces(copy.root).find((each) => each.role === role);
  if (!typeface) throw new Error('The typefaces of brand.md are not installed.');
  const files = await subsetTypeface(typeface, content);
  return (letter: string): string[] =>
    files.filter(({ characters }) => characters.includes(letter)).map(({ file }) => file);
}

test('each letter that visitors may type is in exactly one font file, even if the content does not have it', async () => {
  const filesWith = await filesByLetter('text', 'Website');
  const letters = [...'Zürich Łódź Ångström ÿ'];
  expect(letters.filter((letter) => filesWith(letter).length !== 1)).toEqual([]);
});

test('no font file has a combining accent that the content does not have', async () => {
  const filesWith = await filesByLetter('text', 'Website');
  expect(filesWith('\u0300')).toEqual([]);
});

test('each accented letter of the content is in one font file, which every page loads', async () => {
  const heading = 'Điều gì làm nên ẤN TƯỢNG';
  const filesWith = await filesByLetter('heading', heading);
  for (const letter of heading)
    expect(filesWith(letter)).toEqual([expect.stringContaining('-base-')]);
});

test('unicode-range has one range for consecutive code points', () => {
  const characters = [...'c ab'];
  const fontFile = { file: 'a.woff2', font: Buffer.alloc(0), weight: '400', characters };
  const [rule] = fontFaces('Family', [fontFile]);
  expect(rule).toContain('unicode-range: U+20, U+61-63;');
});
