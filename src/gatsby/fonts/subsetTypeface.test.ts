import { contentCopy } from '../../../testing/contentCopy';
import { subsetTypeface } from './subsetTypeface';
import type { Role } from './role';
import { readTypefaces } from './typefaces';

const copy = contentCopy();

/**
 * Subsets the typeface of a role. @returns a function that returns the names of
 * the font files with a letter
 */
async function filesByLetter(role: Role, content: string) {
  const typeface = readTypefaces(copy.root).find(
    ({ chosenFor }) => chosenFor === role,
  );

  if (!typeface)
    throw new Error('The typefaces of brand.md are not installed.');

  const files = await subsetTypeface(typeface, content);

  return (letter: string): string[] =>
    files
      .filter(({ characters }) => characters.includes(letter))
      .map(({ name }) => name);
}

test('each letter that visitors may type is in exactly one font file', async () => {
  const filesWith = await filesByLetter('text', 'Website');

  for (const letter of 'Zürich Łódź Ångström ÿ')
    expect(filesWith(letter)).toHaveLength(1);
});

test('a combining accent that the content lacks is in no font file', async () => {
  const filesWith = await filesByLetter('text', 'Website');

  expect(filesWith('\u0300')).toEqual([]);
});

test('each letter of a Vietnamese heading is only in a font file that every page loads', async () => {
  const heading = 'Điều gì làm nên ẤN TƯỢNG';
  const filesWith = await filesByLetter('heading', heading);

  for (const letter of heading)
    expect(filesWith(letter)).toEqual([expect.stringContaining('-base-')]);
});
