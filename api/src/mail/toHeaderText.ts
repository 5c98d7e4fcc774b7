/**
 * Invisible characters, and characters that change the reading direction. With
 * them, a name can look like another name. \p{Cf} would have them all, but it
 * also has visible signs of Arabic and parts of flag emoji.
 */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Joiners where they do nothing: at the start of the text, after an ASCII
 * character or after another joiner. The lookbehind has two negations, so that
 * it is also true at the start. Elsewhere joiners stay: Persian and Indic names
 * and emoji of several parts need them.
 */
const IDLE_JOINERS = /(?<![^\p{ASCII}\p{Join_Control}])\p{Join_Control}+/gu;

/**
 * Line breaks and other control characters: they would end a header or make it
 * invalid.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Returns a text for a mail header, such as a display name or the subject: one
 * line, trimmed.
 */
export function toHeaderText(text: string): string {
  const visible = text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '');
  const line = visible.replace(CONTROL_CHARACTERS, ' ');

  // The space keeps mail programs from decoding `=?…?=` (RFC 2047), which can
  // contain line breaks.
  return line.replaceAll('=?', '= ?').trim();
}
