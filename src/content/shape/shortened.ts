/**
 * Matches the first half of a character of two UTF-16 code units, such as an
 * emoji, at the end of a text.
 */
const HALF_CHARACTER_AT_END = /[\ud800-\udbff]$/;

/**
 * Returns the first characters of a text.
 * @param maxLength in UTF-16 code units
 */
export function startOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;

  return text.slice(0, maxLength).replace(HALF_CHARACTER_AT_END, '');
}

/**
 * Shortens a text that a message quotes. By default, keeps enough characters to
 * recognise the text.
 */
export const shortened = (text: string, maxLength = 50): string =>
  text.length > maxLength ? `${startOf(text, maxLength).trimEnd()}…` : text;
