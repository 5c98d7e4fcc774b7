/**
 * Returns the start of a text, in UTF-16 code units. Doesn't split a character
 * of two units.
 */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text;

  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Shortens a text that a message quotes. By default, keeps enough to recognise
 * it.
 */
export const shortened = (text: string, maxLength = 50): string =>
  text.length > maxLength ? `${startOf(text, maxLength).trimEnd()}…` : text;
