/**
 * Matches quoted words at the start of a longer text: `"Web" and "print"`. The
 * second quote ends a word: no space or quote is before it, and no letter or
 * digit after it.
 */
const QUOTED_WORDS_FIRST = /^(["'])((?!\1).)*[^\s"']\1(?![\p{L}\p{N}])/u;

/** Removes the quotes around a whole text, if it has them. */
function withoutOuterQuotes(value: string): string {
  const hasSameEnds = value.at(-1) === value[0];
  const isEnclosed = hasSameEnds && !QUOTED_WORDS_FIRST.test(value);

  return isEnclosed ? value.slice(1, -1) : value;
}

/**
 * Puts a text with faulty quotes into quotes that YAML can read: `"Our "web"
 * work"` → `'Our "web" work'`, `"Web" and "print"` → `'"Web" and "print"'`.
 */
export function requoted(value: string): string {
  const text = withoutOuterQuotes(value);

  // Between single quotes, YAML needs '' for an apostrophe and has no escapes
  // such as \u00AD.
  const needsDoubleQuotes = /['\\]/.test(text);

  if (!needsDoubleQuotes) return `'${text}'`;

  const withEscapedQuotes = text.replace(/(?<!\\)"/g, '\\"');

  return `"${withEscapedQuotes}"`;
}
