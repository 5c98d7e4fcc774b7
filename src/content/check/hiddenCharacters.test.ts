import {
  hiddenCharacters,
  type Reader,
  withVisibleCharacters,
} from './hiddenCharacters';

const INVISIBLE = 'an invisible character';
const LOOKALIKE = 'a character that only looks like a space';
const UNREADABLE = 'an unreadable character';

test.each<[Reader, string, string]>([
  ['people', '\u200bHeddle', `${INVISIBLE} at its start (U+200B)`],
  ['people', 'Heddle\u200b', `${INVISIBLE} at its end (U+200B)`],
  ['people', 'Hed\ufeffdle', `${INVISIBLE} in it (U+FEFF)`],
  ['people', 'Hed\u200b\u2060dle', `${INVISIBLE} in it (U+200B)`],
  [
    'people',
    '\u202a+44\u202c',
    `${INVISIBLE} at its start (U+202A) and ${INVISIBLE} at its end (U+202C)`,
  ],
  ['people', 'One\u2028two', `${INVISIBLE} in it (U+2028)`],
  // Latin needs no joiners.
  ['people', 'Auf\u200clage', `${INVISIBLE} in it (U+200C)`],
  ['people', 'Web\u200bdesign', `${INVISIBLE} in it (U+200B)`],
  // a variation selector of no character
  ['people', 'a \ufe0f', `${INVISIBLE} at its end (U+FE0F)`],
  ['people', '👩\u200d', `${INVISIBLE} at its end (U+200D)`],
  ['people', 'ไทย\u200b', `${INVISIBLE} at its end (U+200B)`],
  // a Hangul filler, which some use as an empty name
  ['people', '\u3164', `${INVISIBLE} at its start (U+3164)`],
  ['people', 'a\u0000b', `${UNREADABLE} in it (U+0000)`],
  ['people', 'a\ue000', `${UNREADABLE} at its end (U+E000)`],
  ['people', 'a\ud800', `${UNREADABLE} at its end (U+D800)`],
  ['program', 'https://a.example/\u200b', `${INVISIBLE} at its end (U+200B)`],
  [
    'program',
    'https://a.example/%E2%80%8B',
    `${INVISIBLE} at its end (U+200B)`,
  ],
  ['program', 'https://a.example/%e2%80%8bb', `${INVISIBLE} in it (U+200B)`],
  ['program', '+44\u00a020', `${LOOKALIKE} in it (U+00A0)`],
  ['program', 'hello@a.example\u202f', `${LOOKALIKE} at its end (U+202F)`],
  ['program', 'Soft\u00adware.svg', `${INVISIBLE} in it (U+00AD)`],
  [
    'program',
    '/about\u200b#values\u2060',
    `${INVISIBLE} in it (U+200B) and ${INVISIBLE} at its end (U+2060)`,
  ],
])('for %s, finds in %j: %s', (reader, text, found) => {
  expect(hiddenCharacters(text, reader)).toBe(found);
});

test.each<[Reader, string]>([
  ['people', 'Soft\u00adware'],
  ['people', 'Prix\u00a0: 5\u202f000\u00a0€'], // French
  ['people', 'می\u200cخواهم'], // Persian
  ['people', 'क्\u200dष'], // Hindi
  ['people', 'ไทย\u200bแลนด์'], // Thai
  ['people', '日本\u200b語'],
  ['people', '👩‍👩‍👧 ❤️ 👨🏽‍💻 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['people', '葛\u{e0100}'], // a variant of a character in Japanese names
  ['people', 'Tab\tand\nline'],
  ['people', 'https://a.example/%E2%80%8B'],
  [
    'program',
    'https://fa.wikipedia.org/wiki/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85',
  ],
  // %FF is not UTF-8.
  ['program', 'mailto:a@b.example?subject=a%0Ab&body=100%25%FF'],
  ['program', './pictures/two looms.jpg'],
])('for %s, finds nothing in %j', (reader, text) => {
  expect(hiddenCharacters(text, reader)).toBeUndefined();
});

test('shows the invisible characters of a message, but not those that words need', () => {
  const hidden = '\u200b|\u202e|\u0007|\ufeff|\u2028|\ud800';
  const needed = 'Soft\u00adware|❤️|👩‍👧|\t\n';
  const shown = '⟨U+200B⟩|⟨U+202E⟩|⟨U+0007⟩|⟨U+FEFF⟩|⟨U+2028⟩|⟨U+D800⟩';

  expect(withVisibleCharacters(`${hidden}|${needed}`)).toBe(
    `${shown}|${needed}`,
  );
});
