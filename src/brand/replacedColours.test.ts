import { replacedColours } from './replacedColours';
import { BRANDS } from './testing/brands';

test('names each place where a thread is too dark, and the colour that replaces it there', () => {
  const replacements = replacedColours(BRANDS['threads as dark as the ground']);
  expect(replacements.filter((line) => line.startsWith('second'))).toEqual([
    expect.stringMatching(/^second #13302a is drawn as #[0-9a-f]{6} on the ground\.$/),
    expect.stringMatching(
      /^second #13302a is drawn as #[0-9a-f]{6} on pages in the dark scheme\.$/,
    ),
  ]);
});
