import { kinds } from '../shape/kinds';

/** The reason why a body is not parsed, and where it is. */
export interface BodyFault {
  reason: keyof typeof LIMITS;
  line: number;

  /** The length, number or depth that is over the limit. */
  size: number;

  /**
   * The line that is over the limit, or the first line if all of them are
   * together.
   */
  text: string;
}

const maxLengths = kinds.map(({ body }) => body?.max ?? 0);

/**
 * Limits of what the parser gets. Its time grows with the square of each of
 * these, and in deep lists it overflows the stack. Real texts stay far below.
 */
export const LIMITS = {
  /**
   * In UTF-16 code units. Many Indian letters need more than two, and a text
   * that is a little too long is parsed, too.
   */
  length: 3 * Math.max(...maxLengths),
  lines: 5000,

  /** A word, or an address, in UTF-16 code units. */
  word: 2000,

  /** In UTF-16 code units. */
  paragraph: 15_000,

  /** Lists and quotations in one another. */
  depth: 12,
};

/**
 * Maximum level in the syntax tree. A list adds two, and its words may be in a
 * bold link.
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
 * Matches marks of quotations and list items at the start of a line: `> - 1. `.
 */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))+/;
const CONTAINER = />|[-*+]|\d+[.)]/g;

/** Matches `* * *`, which is a line across the page. */
const THEMATIC_BREAK = /^[\s*_-]+$/;

function depthOf(line: string): number {
  if (THEMATIC_BREAK.test(line)) return 0;
  const [marks = ''] = CONTAINERS.exec(line) ?? [];

  return marks.match(CONTAINER)?.length ?? 0;
}

/**
 * Returns the length of the longest word of ASCII characters. Chinese has no
 * spaces between words.
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
 * Finds a reason not to parse a body, in linear time. @param firstLine number
 * of its first line in the file
 */
export function findBodyFault(
  body: string,
  firstLine: number,
): BodyFault | undefined {
  const lines = body.split('\n');

  const faultAt = (reason: BodyFault['reason'], sizes: readonly number[]) => {
    const index = sizes.findIndex((size) => size > LIMITS[reason]);
    const size = sizes[index];

    if (size === undefined) return undefined;

    return { reason, line: firstLine + index, size, text: lines[index] ?? '' };
  };

  // Words are first: a picture that is written as data is one, and makes the
  // text too long as well.
  return (
    faultAt('word', lines.map(longestWordIn)) ??
    faultAt('length', [body.length]) ??
    faultAt('lines', [lines.length]) ??
    faultAt('depth', lines.map(depthOf)) ??
    faultAt('paragraph', paragraphLengths(lines))
  );
}
