import { createBody, type DocumentBody } from './documentBody';
import { readFields, type FieldsPart } from './readFields';
import type { SyntaxFault } from './syntaxFault';

const FENCE = /^---[ \t]*$/;

/**
 * Matches a mistyped fence: `—-`, which iOS makes of `---`, `\---`, or a fence
 * of too few or too many hyphens, or with spaces or invisible characters around
 * it.
 */
const MISTYPED_FENCE =
  /^[\s\p{Default_Ignorable_Code_Point}\\]*[\p{Pd}−]+[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Matches 31 combining marks, such as accents, in a row. No writing has that
 * many on one letter.
 */
export const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * Matches a letter's combining marks after the 40th. Normalising thousands of
 * them takes minutes. Without them, 40 are left, which the content check still
 * reports as too many.
 */
const SURPLUS_MARKS = /(\p{M}{40})\p{M}+/gu;

/**
 * Splits a file into lines. Windows editors write a byte order mark and CRLF.
 */
const linesOf = (source: string): readonly string[] =>
  source
    .replace(/^\uFEFF/, '')
    .replace(SURPLUS_MARKS, '$1')
    // Some keyboards write an accent as a second character; NFC joins them.
    .normalize('NFC')
    .split(/\r\n?|\n/);

const faultAt = (line: number, code: SyntaxFault['code']): SyntaxFault => ({
  code,
  line,
  endLine: line,
});

const openingFault = ([first = '']: readonly string[]): SyntaxFault =>
  faultAt(1, MISTYPED_FENCE.test(first) ? 'NOT_A_FENCE' : 'NO_OPENING');

function closingFault(lines: readonly string[]): SyntaxFault {
  const mistypedIndex = lines.findIndex(
    (line, index) => index > 0 && MISTYPED_FENCE.test(line),
  );

  return mistypedIndex === -1
    ? faultAt(1, 'NO_CLOSING')
    : faultAt(mistypedIndex + 1, 'NOT_A_FENCE');
}

/** Splits a file at its two lines of `---`. All line numbers start at 1. */
function splitAtFences(lines: readonly string[]) {
  const isOpened = FENCE.test(lines[0] ?? '');
  const closingIndex = lines.findIndex(
    (line, index) => index > 0 && FENCE.test(line),
  );

  if (isOpened && closingIndex > 0)
    return {
      fieldLines: lines.slice(1, closingIndex),
      bodyText: lines.slice(closingIndex + 1).join('\n'),
      bodyLine: closingIndex + 2,
    };

  const fault = isOpened ? closingFault(lines) : openingFault(lines);

  return { fieldLines: [], bodyText: '', bodyLine: 1, fault };
}

/** A content file: fields between two lines of `---`, and markdown below. */
export interface ContentDocument extends FieldsPart {
  /** All lines of the file. Line numbers start at 1. */
  lines: readonly string[];
  body: DocumentBody;
}

/** Parses a content file. Never throws: syntax errors are in `faults`. */
export function readDocument(source: string): ContentDocument {
  const lines = linesOf(source);
  const { fieldLines, bodyText, bodyLine, fault } = splitAtFences(lines);
  const fieldsPart = readFields(fieldLines, 2); // The first line is `---`.

  return {
    ...fieldsPart,
    faults: fault ? [fault] : fieldsPart.faults,
    lines,
    body: createBody(bodyText, bodyLine),
  };
}
