import {
  isAlias,
  isMap,
  isNode,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Document, ErrorCode, Pair, YAMLMap } from 'yaml';

/**
 * Path of a field through groups and lists, such as `['threads', 0, 'colour']`.
 */
export type FieldPath = readonly (string | number)[];

/** A line of `---` is missing, or something like it is in its place. */
type FenceFault = 'NO_OPENING' | 'NO_CLOSING' | 'NOT_A_FENCE';

/** The YAML is not parsed. */
type SizeFault = 'TOO_LARGE' | 'TOO_LONG' | 'TOO_DEEP';

export interface SyntaxFault {
  code: ErrorCode | FenceFault | SizeFault;
  line: number;
  endLine: number;
}

// No kind of file needs a tenth of this. The parser's time grows with the
// square of it, and deep nesting ends the process: nothing can catch that.
const MAX_LENGTH = 50_000;
const MAX_LINES = 2000;
const MAX_DEPTH = 100;

/** Maximum length of a line, in UTF-16 code units. */
export const MAX_LINE_LENGTH = 5000;

/**
 * Matches the indentation of a field, with the marks of list items and keys in
 * it. Each level takes a column.
 */
const INDENTATION = /^(?:[ \t]*[-?](?=[ \t]))*[ \t]*/;

/**
 * Returns the index of the line that may be nested too deeply, or -1. Brackets
 * in texts count, too.
 */
function findDeepLine(lines: readonly string[]): number {
  let openBrackets = 0;

  return lines.findIndex((line) => {
    const [indentation = ''] = INDENTATION.exec(line) ?? [];

    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      const change = '[{'.includes(bracket) ? 1 : -1;

      openBrackets = Math.max(0, openBrackets + change);
      if (openBrackets > MAX_DEPTH) return true;
    }

    return indentation.length > MAX_DEPTH;
  });
}

/** Finds the reasons not to parse the YAML, in linear time. */
function findSizeFaults(
  lines: readonly string[],
  firstLine: number,
): SyntaxFault[] {
  const faultAt = (code: SyntaxFault['code'], index: number): SyntaxFault => {
    const line = firstLine + index;

    return { code, line, endLine: line };
  };

  const longLines = lines.flatMap((text, index) =>
    text.length > MAX_LINE_LENGTH ? [faultAt('TOO_LONG', index)] : [],
  );

  if (longLines.length > 0) return longLines;

  const length = lines.join('\n').length;

  if (lines.length > MAX_LINES || length > MAX_LENGTH)
    return [
      {
        code: 'TOO_LARGE',
        line: firstLine,
        endLine: firstLine + lines.length - 1,
      },
    ];

  const deepIndex = findDeepLine(lines);

  return deepIndex === -1 ? [] : [faultAt('TOO_DEEP', deepIndex)];
}

interface Fault {
  code: ErrorCode;
  from: number;
  to: number;
}

/**
 * Returns faults for texts that start with `*`, `&` or `!`: YAML reads their
 * first word as alias, anchor or tag.
 */
function findAliases(yaml: Document.Parsed): Fault[] {
  const faults: Fault[] = [];

  visit(yaml, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return;
      const start = node.range?.[0] ?? 0;

      faults.push({ code: 'BAD_ALIAS', from: start, to: start });
    },
  });

  return faults;
}

/**
 * Moves each missing closing quote to its opening quote: the parser reports it
 * at the end of the YAML.
 */
function moveToOpeningQuotes(
  faults: readonly Fault[],
  yaml: Document.Parsed,
): void {
  const missing = faults.filter(({ code }) => code === 'MISSING_CHAR');

  if (missing.length === 0) return;

  visit(yaml, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      // `end` is after the white space and comments that follow.
      const [start, , end] = range;

      for (const fault of missing)
        if (fault.from >= start && fault.from <= end) fault.from = start;
    },
  });
}

function findFaults(
  yaml: Document.Parsed,
  lineAt: (offset: number) => number,
): SyntaxFault[] {
  const reported = [...yaml.errors, ...yaml.warnings];
  const faults = [
    ...reported.map(({ pos: [from, to], code }): Fault => ({ from, to, code })),
    ...findAliases(yaml),
  ];

  moveToOpeningQuotes(faults, yaml);

  // If several faults start at the same offset, keep the longest.
  const longest = new Map<number, number>();

  for (const { from, to } of faults)
    longest.set(from, Math.max(to, longest.get(from) ?? to));

  return faults
    .filter(({ from, to }) => longest.get(from) === to)
    .map(({ code, from, to }) => ({
      code,
      line: lineAt(from),
      endLine: lineAt(to),
    }));
}

/**
 * Removes white space and line breaks at both ends of all texts: `name: |` and
 * a line below it end with a line break.
 */
function trimTexts(yaml: Document.Parsed): void {
  visit(yaml, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string')
        node.value = node.value.trim();
    },
  });
}

/**
 * Parses the YAML of a content file. Never throws: syntax errors are in
 * `faults`. @param firstLine number of its first line
 */
export function readFields(lines: readonly string[], firstLine: number) {
  const sizeFaults = findSizeFaults(lines, firstLine);
  const source =
    sizeFaults.length > 0 ? '' : lines.map((line) => `${line}\n`).join('');

  const lineCounter = new LineCounter();
  // By default, the parser prints a warning for a list as the name of a field,
  // which the content check reports.
  const yaml = parseDocument(source, { lineCounter, logLevel: 'error' });
  const lineAt = (offset: number): number =>
    lineCounter.linePos(offset).line + firstLine - 1;

  const faults = sizeFaults.length > 0 ? sizeFaults : findFaults(yaml, lineAt);

  trimTexts(yaml);
  const isReadable = faults.length === 0 && isMap(yaml.contents);
  const fields: Readonly<Record<string, unknown>> = isReadable
    ? yaml.toJS()
    : {};

  const pairsOf = new WeakMap<YAMLMap, Map<string, Pair>>();

  /**
   * Returns a field of a group by its name. Keeps an index of each group,
   * because YAMLMap searches in all its fields.
   */
  function pairIn(group: YAMLMap, name: string): Pair | undefined {
    const pairs = pairsOf.get(group) ?? new Map<string, Pair>();

    if (!pairsOf.has(group)) {
      for (const pair of group.items) pairs.set(String(pair.key), pair);
      pairsOf.set(group, pairs);
    }

    return pairs.get(name);
  }

  /**
   * Returns the line of a field's name, of a list item, or of the group around
   * a missing field.
   */
  function lineOf(path: FieldPath): number {
    if (path.length === 0) return 1;

    const parentPath = path.slice(0, -1);
    const parent = yaml.getIn(parentPath);
    const pair = isMap(parent)
      ? pairIn(parent, String(path.at(-1)))
      : undefined;
    // `true`: the node, not its value
    const node = pair ? pair.key : yaml.getIn(path, true);

    return isNode(node) && node.range
      ? lineAt(node.range[0])
      : lineOf(parentPath);
  }

  /**
   * Returns a field's value as written in the file: `+44`, for which `fields`
   * has the number 44.
   */
  function sourceOf(path: FieldPath): string {
    const node = yaml.getIn(path, true); // `true`: the node, not its value

    return isNode(node) && node.range
      ? source.slice(node.range[0], node.range[1])
      : '';
  }

  return { fields, yaml, faults, lineAt, lineOf, sourceOf };
}
