/**
 * Whether people read a text, or a program does: an address, a path, a
 * telephone number.
 */
export type Reader = 'people' | 'program';

/** Scripts whose letters are joined, unless U+200C separates them. */
const JOINED_SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
];

/** Scripts without spaces between words. */
const SCRIPTS_WITHOUT_SPACES = [
  'Han',
  'Hiragana',
  'Katakana',
  'Khmer',
  'Lao',
  'Myanmar',
  'Thai',
];

/** Returns a pattern for the place after a letter of these scripts. */
const after = (scripts: readonly string[]): string =>
  `(?<=[${scripts.map((script) => `\\p{Script=${script}}`).join('')}])`;

/** Patterns of hidden characters that a text needs. */
const NEEDED = [
  // A joiner (U+200D) or non-joiner (U+200C) in a word: Persian می‌خواهم.
  `${after(JOINED_SCRIPTS)}[\\u200c\\u200d]`,
  // A zero-width space, which is a break opportunity between words.
  `${after(SCRIPTS_WITHOUT_SPACES)}\\u200b(?=\\S)`,
  // A joiner between two emoji.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  // A variation selector: ❤️ has U+FE0F after ❤.
  '(?<=\\S)[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  // The tags after a black flag that make it a flag such as Scotland's.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{1,8}',
];

const neededBy = {
  // U+00AD is a soft hyphen.
  people: new RegExp([...NEEDED, '\\u00ad'].join('|'), 'gu'),
  program: new RegExp(NEEDED.join('|'), 'gu'),
};

/**
 * Matches control characters other than white space, private-use characters and
 * lone surrogates, which are halves of characters.
 */
const UNREADABLE = /(?![\t\r\n])[\p{Cc}\p{Co}\p{Cs}]/u;
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/u;

/** Matches a space other than that of the space bar. */
const OTHER_SPACE = /(?! )\p{Zs}/u;

const searchedBy = {
  people: new RegExp(`${UNREADABLE.source}|${INVISIBLE.source}`, 'gu'),
  program: new RegExp(
    `${UNREADABLE.source}|${INVISIBLE.source}|${OTHER_SPACE.source}`,
    'gu',
  ),
};

/** Returns the words for a hidden character. */
function describe(character: string): string {
  if (UNREADABLE.test(character)) return 'an unreadable character';

  return OTHER_SPACE.test(character)
    ? 'a character that only looks like a space'
    : 'an invisible character';
}

/** Returns the code of a character, such as `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Matches characters that nobody would see in a message, or that would reverse
 * the direction of its words. Leaves out those that words and emoji need: soft
 * hyphens, joiners, variation selectors and tags.
 */
const HIDDEN_IN_MESSAGE =
  /(?![\t\n\u00ad]|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Shows hidden characters of a message as ⟨U+200B⟩. */
export const withVisibleCharacters = (message: string): string =>
  message.replace(HIDDEN_IN_MESSAGE, (character) => `⟨${codeOf(character)}⟩`);

function placeOf(start: number, end: number, length: number): string {
  if (start === 0) return 'at its start';

  return end === length ? 'at its end' : 'in it';
}

const OTHER_SPACES = new RegExp(OTHER_SPACE.source, 'gu');
const INVISIBLES = new RegExp(INVISIBLE.source, 'gu');

/**
 * Removes invisible characters, and replaces those that look like a space with
 * a space.
 */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(INVISIBLES, '').replace(OTHER_SPACES, ' ');

/** Decodes the characters of `%E2%80%8B` and others that are not ASCII. */
const decodeAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes; // not UTF-8
    }
  });

/**
 * Describes the characters of a text that nobody can see and that it does not
 * need, such as `an invisible character at its end (U+200B)`. Returns
 * `undefined` if there is none.
 */
export function hiddenCharacters(
  text: string,
  reader: Reader,
): string | undefined {
  const decoded = reader === 'program' ? decodeAddress(text) : text;
  // Replaced by a letter, needed characters are not found, and the positions of
  // the others stay the same.
  const searched = decoded.replace(neededBy[reader], (needed) =>
    'x'.repeat(needed.length),
  );

  // One message for each kind and place, with the code of its first character.
  const found = new Map<string, string>();

  for (const { 0: character, index } of searched.matchAll(searchedBy[reader])) {
    const place = placeOf(index, index + character.length, searched.length);
    const words = `${describe(character)} ${place}`;

    if (!found.has(words)) found.set(words, `${words} (${codeOf(character)})`);
  }

  return found.size > 0 ? [...found.values()].join(' and ') : undefined;
}
