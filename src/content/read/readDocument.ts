import { type BodyFault, findBodyFault, isTooDeep } from './bodyFault';
import { type NodeWithLine, nodesOf } from './markdown';
import { readFields, type SyntaxFault } from './readFields';

export type { FieldPath } from './readFields';

/** Whether a field has no value: missing, empty or only white space. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '');

const FENCE = /^---[ \t]*$/;

/**
 * Matches a mistyped fence: `—-`, which iOS makes of `---`, or one with other
 * characters around it.
 */
const MISTYPED_FENCE =
  /^[\s\p{Default_Ignorable_Code_Point}\\]*[\p{Pd}−]+[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Matches more combining marks than any writing puts on one letter. */
export const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * Normalising thousands of marks on one letter takes minutes. The marks that
 * are left are still too many.
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
  const index = lines.findIndex(
    (line, at) => at > 0 && MISTYPED_FENCE.test(line),
  );

  return index === -1
    ? faultAt(1, 'NO_CLOSING')
    : faultAt(index + 1, 'NOT_A_FENCE');
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
      body: lines.slice(closingIndex + 1).join('\n'),
      bodyLine: closingIndex + 2,
    };

  const fault = isOpened ? closingFault(lines) : openingFault(lines);

  return { fieldLines: [], body: '', bodyLine: 1, fault };
}

/** Parses the markdown of a body, unless that would take too long. */
function readBody(
  body: string,
  firstLine: number,
): { nodes: NodeWithLine[]; fault?: BodyFault } {
  const fault = findBodyFault(body, firstLine);

  if (fault) return { nodes: [], fault };

  const nodes = nodesOf(body, firstLine);
  const deepNode = nodes.find(isTooDeep);

  if (!deepNode) return { nodes };

  const { line, level } = deepNode;

  return { nodes: [], fault: { reason: 'depth', line, size: level, text: '' } };
}

/**
 * Parses YAML between two `---` lines, then the body. Never throws: syntax
 * errors are in `faults`. Line numbers start at 1.
 */
export function readDocument(source: string) {
  const lines = linesOf(source);
  const { fieldLines, body, bodyLine, fault } = splitAtFences(lines);
  const fieldPart = readFields(fieldLines, 2); // The first line is `---`.
  const faults: readonly SyntaxFault[] = fault ? [fault] : fieldPart.faults;

  let bodyPart: ReturnType<typeof readBody> | undefined;

  /**
   * Parses the body when it is first needed: not every file's body is, such as
   * that of content/README.md.
   */
  const parsedBody = () => (bodyPart ??= readBody(body.trimEnd(), bodyLine));

  return {
    ...fieldPart,
    faults,
    lines,
    body,
    bodyLine,

    /** All nodes of the body, or none if it has a fault. */
    get nodes() {
      return parsedBody().nodes;
    },
    get bodyFault() {
      return parsedBody().fault;
    },
  };
}

export type ContentDocument = ReturnType<typeof readDocument>;
