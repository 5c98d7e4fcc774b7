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
    files
      .filter(({ codePoints }) => codePoints.includes(letter.codePointAt(0) ?? 0))
      .map(({ file }) => file);
}

test('exactly one font file has each letter that visitors may type but the content does not have', async () => {
  const filesWith = await filesByLetter('text', 'Website');
  for (const letter of 'Zürich Łódź Ångström ÿ')
    expect([letter, filesWith(letter).length]).toEqual([letter, 1]);
});

test('no font file has a combining accent that the content does not have', async () => {
  copy.change('brand.md', 'text: instrument-sans', 'text: noto-sans');
  const filesWith = await filesByLetter('text', 'Website');
  expect(filesWith('\u0300')).toEqual([]);
});

test('the base font files have the accented letters of the content', async () => {
  const heading = 'Điều gì làm nên ẤN TƯỢNG';
  const filesWith = await filesByLetter('heading', heading);
  for (const letter of heading)
    expect([letter, filesWith(letter)]).toEqual([letter, [expect.stringContaining('-base-')]]);
});

test('unicode-range has one range for consecutive code points', () => {
  const font = { file: 'a.woff2', font: Buffer.alloc(0), weight: '400' };
  const [rule] = fontFaces('Family', [{ ...font, codePoints: [0x63, 0x20, 0x61, 0x62] }]);
  expect(rule).toContain('unicode-range: U+20, U+61-63;');
});
