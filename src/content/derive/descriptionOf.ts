/**
 * Maximum length in characters: search engines cut a description after about
 * 155. pageFields in makeFields.ts sets the same limit.
 */
const MAX_LENGTH = 155;

/**
 * Minimum length of a description that is cut at the end of a sentence, in
 * characters. A shorter one tells too little.
 */
const MIN_LENGTH = 70;

/**
 * Matches each end of a sentence: `.`, `!`, `?` or `…` before a space, or their
 * Chinese and Japanese forms.
 */
const SENTENCE_END = /[.!?…]["”’»)]*(?=\s)|[。！？][」』]*/g;

/**
 * Returns the first sentences of a text that fit, or `undefined` if they are
 * too short.
 */
function firstSentences(text: string): string | undefined {
  const ends = [...text.matchAll(SENTENCE_END)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const lastEnd = ends.filter((end) => end <= MAX_LENGTH).at(-1) ?? 0;

  return lastEnd >= MIN_LENGTH ? text.slice(0, lastEnd) : undefined;
}

/** Returns the first words of a text that fit, and an ellipsis. */
function firstWords(text: string): string {
  const maxEnd = MAX_LENGTH - 1; // leaves room for the ellipsis
  const lastSpace = text.lastIndexOf(' ', maxEnd);
  // A text without spaces is in a language that breaks lines anywhere.
  const end = lastSpace === -1 ? maxEnd : lastSpace;
  const words = text.slice(0, end).replace(/[\s,;:–—-]+$/, '');

  return `${words}…`;
}

/**
 * Returns the description of a page for search engines: a summary, cut at the
 * end of a sentence or, if that leaves too little, of a word.
 */
export function descriptionOf(summary: string): string {
  if (summary.length <= MAX_LENGTH) return summary;

  return firstSentences(summary) ?? firstWords(summary);
}
