/**
 * Whether people read a text, or a program does: an address, a path, a
 * telephone number.
 */
export type Reader = 'people' | 'program';

const JOINED_SCRIPTS = [
  ...[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
  ],
  ...['Mongolian', 'Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
];
const SCRIPTS_WITHOUT_SPACES = [
  'Han',
  'Hiragana',
  'Katakana',
  'Khmer',
  'Lao',
  'Myanmar',
  'Thai',
];
const after = (scripts: readonly string[]): string =>
  `(?<=[${scripts.map((script) => `\\p{Script=${script}}`).join('')}])`;

/** Hidden characters that a text needs. */
const NEEDED = [
  // A joiner or non-joiner in a word: Persian می‌خواهم.
  `${after(JOINED_SCRIPTS)}[\\u200c\\u200d]`,
  // A break opportunity between words.
  `${after(SCRIPTS_WITHOUT_SPACES)}\\u200b(?=\\S)`,
  // A joiner between two emoji.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  // The variant of a character: ❤️ has U+FE0F after ❤.
  '(?<=\\S)[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  // A flag such as Scotland's.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{1,8}',
];

const neededBy = {
  // U+00AD is a soft hyphen.
  people: new RegExp([...NEEDED, '\\u00ad'].join('|'), 'gu'),
  program: new RegExp(NEEDED.join('|'), 'gu'),
};

/**
 * Matches control characters other than white space, private characters and
 * halves of characters.
 */
const UNREADABLE = /(?![\t\r\n])[\p{Cc}\p{Co}\p{Cs}]/u;
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/u;

/** Matches a space that is not the one of the space bar. */
const OTHER_SPACE = /(?! )\p{Zs}/u;

const searchedBy = {
  people: new RegExp(`${UNREADABLE.source}|${INVISIBLE.source}`, 'gu'),
  program: new RegExp(
    `${UNREADABLE.source}|${INVISIBLE.source}|${OTHER_SPACE.source}`,
    'gu',
  ),
};

/** Names a kind of character. */
function kindOf(character: string): string {
  if (UNREADABLE.test(character)) return 'an unreadable character';

  return OTHER_SPACE.test(character)
    ? 'a character that only looks like a space'
    : 'an invisible character';
}

/** Returns `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Matches characters that a message would hide, or that would turn its words
 * around.
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

const NO_SPACE_BAR = new RegExp(OTHER_SPACE.source, 'gu');
const NOT_VISIBLE = new RegExp(INVISIBLE.source, 'gu');

/**
 * Removes invisible characters, and replaces those that look like a space with
 * a space.
 */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(NOT_VISIBLE, '').replace(NO_SPACE_BAR, ' ');

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
 * Names the characters of a text that nobody can see, such as `an invisible
 * character at its end (U+200B)`. Returns `undefined` if there is none.
 */
export function hiddenCharacters(
  text: string,
  reader: Reader,
): string | undefined {
  const decoded = reader === 'program' ? decodeAddress(text) : text;
  // A letter in place of each needed character keeps the position of the
  // others.
  const searched = decoded.replace(neededBy[reader], (needed) =>
    'x'.repeat(needed.length),
  );
  const kinds = new Map<string, string>();

  for (const { 0: character, index } of searched.matchAll(searchedBy[reader])) {
    const place = placeOf(index, index + character.length, searched.length);
    const kind = `${kindOf(character)} ${place}`;

    if (!kinds.has(kind)) kinds.set(kind, `${kind} (${codeOf(character)})`);
  }

  return kinds.size > 0 ? [...kinds.values()].join(' and ') : undefined;
}
