import { replacedColours } from './replacedColours';
import { BRANDS } from './testing/brands';

test('names each place where a thread is too dark, and the colour that replaces it there', () => {
  const replacements = replacedColours(BRANDS['threads as dark as the ground']);
  const ofSecond = replacements.filter((line) => line.startsWith('second'));
  expect(ofSecond.map((line) => line.replace(/as #[0-9a-f]{6}/, 'as …'))).toEqual([
    'second #13302a is drawn as … on the ground.',
    'second #13302a is drawn as … on pages in the dark scheme.',
  ]);
});
