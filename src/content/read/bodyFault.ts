import { kinds } from '../shape/kinds';

/** The reason why a body is not parsed, and its place in the file. */
export interface BodyFault {
  reason: keyof typeof LIMITS;
  line: number;

  /** The length, number or depth that is over the limit. */
  size: number;

  /**
   * The line that is over the limit. If several lines are over it together, the
   * first of them.
   */
  text: string;
}

const maxLengths = kinds.map(({ body }) => body?.max ?? 0);

/**
 * Limits of a body that is parsed. The parser's time grows with the square of
 * each size, and deep lists overflow its call stack. Real texts stay far below.
 */
export const LIMITS = {
  /**
   * The whole body, in UTF-16 code units. Allows three for each character of
   * the longest body: many Indian letters need more than two, and a text that
   * is a little too long should be parsed, so that other checks can run.
   */
  length: 3 * Math.max(...maxLengths),
  lines: 5000,

  /** A word, or an address, in UTF-16 code units. */
  word: 2000,

  /** A paragraph, in UTF-16 code units. */
  paragraph: 15_000,

  /** Number of lists and quotations in one another. */
  depth: 12,
};

/**
 * Maximum level in the syntax tree. Each list adds two levels. Ten more are for
 * nodes such as the root, a paragraph, and a link in bold words.
 */
const MAX_LEVEL = 2 * LIMITS.depth + 10;

/**
 * Whether a node of the parsed body is too deep for later steps, which are
 * recursive.
 */
export const isTooDeep = ({ level }: { level: number }): boolean =>
  level > MAX_LEVEL;

/**
 * Matches the start of a heading, a list item or a table row, which need no
 * empty line before them.
 */
const NEW_BLOCK = /^\s*(?:#{1,6}[ \t]|(?:[-*+]|\d{1,9}[.)])[ \t]+\S|\|)/;

/**
 * Matches all marks of quotations and list items at the start of a line, such
 * as `> - 1. `.
 */
const CONTAINER_MARKS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))+/;

/** Matches each of these marks. */
const CONTAINER_MARK = />|[-*+]|\d+[.)]/g;

/** Matches `* * *`, which is a line across the page. */
const THEMATIC_BREAK = /^[\s*_-]+$/;

/** Returns the number of quotations and list items that a line begins. */
function depthOf(line: string): number {
  if (THEMATIC_BREAK.test(line)) return 0;

  const [marks = ''] = CONTAINER_MARKS.exec(line) ?? [];

  return marks.match(CONTAINER_MARK)?.length ?? 0;
}

/**
 * Returns the length of the longest word of ASCII characters. Other characters
 * don't count, because Chinese has no spaces between words.
 */
const longestWordIn = (line: string): number =>
  (line.match(/[!-~]+/g) ?? []).reduce(
    (longest, word) => Math.max(longest, word.length),
    0,
  );

/**
 * Returns the length of each paragraph at its first line, and 0 at all other
 * lines.
 */
function paragraphLengths(lines: readonly string[]): number[] {
  const lengths = lines.map(() => 0);
  let start = 0;

  for (const [index, line] of lines.entries()) {
    if (NEW_BLOCK.test(line)) start = index;
    lengths[start] = (lengths[start] ?? 0) + line.length;

    const isEmpty = line.trim() === '';

    if (isEmpty) start = index + 1;
  }

  return lengths;
}

/**
 * Finds a reason not to parse a body, in linear time.
 * @param firstLine number of the body's first line in the file
 */
export function findBodyFault(
  body: string,
  firstLine: number,
): BodyFault | undefined {
  const lines = body.split('\n');

  /** Returns a fault for the first size over the limit. */
  const faultIn = (reason: BodyFault['reason'], sizes: readonly number[]) => {
    const index = sizes.findIndex((size) => size > LIMITS[reason]);
    const size = sizes[index];

    if (size === undefined) return undefined;

    return { reason, line: firstLine + index, size, text: lines[index] ?? '' };
  };

  // Words are checked first. A picture that is written as data is one long
  // word, and its fault says more than that the text is too long.
  return (
    faultIn('word', lines.map(longestWordIn)) ??
    faultIn('length', [body.length]) ??
    faultIn('lines', [lines.length]) ??
    faultIn('depth', lines.map(depthOf)) ??
    faultIn('paragraph', paragraphLengths(lines))
  );
}
