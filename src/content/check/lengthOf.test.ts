import { lengthOf } from './lengthOf';

const FAMILY = '👩‍👩‍👧';
const FLAG = '🇩🇪';
const ACCENTED = 'e\u0323\u0302';

test.each([
  ['no characters', '', 0],
  ['soft hyphens', 'Soft\u00adware\u00ad', 8],
  ['a Windows line break', 'a\r\nb', 3],
  ['a family', FAMILY, 1],
  ['half a character', 'a\ud800b', 3],
  // The segmenter gets 200 code units at once. A grapheme may lie across the
  // end of such a part.
  ['199 letters and an emoji', `${'x'.repeat(199)}🧵`, 200],
  ['199 letters and a family', `${'x'.repeat(199)}${FAMILY}y`, 201],
  ['199 letters and an accented one', `${'x'.repeat(199)}${ACCENTED}y`, 201],
  ['200 letters', 'x'.repeat(200), 200],
  ['201 letters', 'x'.repeat(201), 201],
  ['many families', FAMILY.repeat(1000), 1000],
  ['many flags', FLAG.repeat(1001), 1001],
  // A joiner after each of them makes one grapheme of all, which is longer than
  // a part.
  ['women in one family', '👩\u200d'.repeat(1000), 1],
  [
    'one letter with many accents, and a letter',
    `a${'\u0301'.repeat(1000)}b`,
    2,
  ],
])('counts %s as people do', (_, text, length) => {
  expect(lengthOf(text)).toBe(length);
});
