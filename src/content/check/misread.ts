/**
 * Characters of Windows-1252 for the bytes 0x80 to 0x9F, in this order. Node's
 * TextDecoder can't supply them: it reads these bytes as ISO 8859-1.
 */
const HIGH_CHARACTERS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * Matches two or three bytes of UTF-8 that a program has read as Windows-1252:
 * `Ã¼` for ü, `Â©` for ©, `â€™` for ’. Leaves out pairs that words may have,
 * such as an Â before a quotation mark.
 */
const MISREAD =
  /[ÃÂ][\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|Ã[Ÿœ]|â€[\u0080-\u00bfœžŸ“”˜™š›–—¦]/;

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
