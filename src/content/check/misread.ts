/**
 * Characters of Windows-1252 for the bytes 0x80 to 0x9F, in this order. Node's
 * TextDecoder can't supply them: it reads these bytes as ISO 8859-1.
 */
const HIGH_CHARACTERS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** Any byte of a character of UTF-8 but the first. */
const LATER_BYTE = `[\\u0080-\\u00bf${HIGH_CHARACTERS}]`;

/**
 * Such a byte, without the characters that a text may have after Ä or Å: spaces,
 * quotation marks, dashes, bullets, dots, soft hyphens and the euro sign.
 */
const UNUSUAL_LATER_BYTE =
  '[\\u0080-\\u009f\\u00a1-\\u00aa\\u00ac\\u00ae-\\u00b6\\u00b8-\\u00ba\\u00bc-\\u00bf‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]';

/**
 * Patterns of two to four bytes of UTF-8 that a program has read as
 * Windows-1252. They leave out pairs that words may have, such as an Â before a
 * quotation mark.
 */
const PATTERNS = [
  // `Ã¼` for ü, `Â©` for ©
  '[ÃÂ][\\u00a1-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf]|Ã[Ÿœ]',
  // `â€™` for ’
  'â€[\\u0080-\\u00bfœžŸ“”˜™š›–—¦]',
  // `Å‚` for ł and `Ä°` for İ, but not `Ä…` and the unit `Å³`
  `(?<=\\p{Ll})[ÄÅ](?:${UNUSUAL_LATER_BYTE}|…)`,
  `[ÄÅ]${UNUSUAL_LATER_BYTE}(?=\\p{L})`,
  // `ÐŸÑ€` for two letters of Russian; Ð and Ñ are letters of other languages
  `(?:[ÎÏÐÑ]${LATER_BYTE}){2}`,
  // `â‚¬` for €, `âœ“` for ✓
  `â‚¬|â[†œ]${LATER_BYTE}`,
  // `ðŸ˜€` for an emoji
  `ðŸ${LATER_BYTE}{2}`,
];
const MISREAD = new RegExp(PATTERNS.join('|'), 'u');

/** Returns the byte that Windows-1252 reads as a character. */
function byteOf(character: string): number {
  const highIndex = HIGH_CHARACTERS.indexOf(character);

  return highIndex === -1 ? character.charCodeAt(0) : 0x80 + highIndex;
}

/**
 * Returns the first misread character of a text, `Ã¼`, and the original, `ü`.
 */
export function findMisread(
  text: string,
): { found: string; original: string } | undefined {
  const [found] = MISREAD.exec(text) ?? [];

  if (!found) return undefined;

  const bytes = Uint8Array.from([...found].map(byteOf));

  return { found, original: new TextDecoder().decode(bytes) };
}
