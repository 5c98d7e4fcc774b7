import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, ErrorCode } from 'yaml';
import { nodesOf } from './markdown';

/** Path of a field through groups and lists, such as `['threads', 0, 'colour']`. */
export type FieldPath = readonly (string | number)[];

export interface SyntaxFault {
  code: ErrorCode | 'NO_OPENING' | 'NO_CLOSING'; // The last two are for a missing line of ---.
  line: number;
  endLine: number;
}

/** Whether a field has no value: missing, empty or only white space. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const FENCE = /^---[ \t]*$/;

/** Returns syntax errors, and texts that start with `*`, `&` or `!`: YAML reads their first word as alias, anchor or tag. */
function yamlFaults(yaml: Document.Parsed, lineAt: (offset: number) => number): SyntaxFault[] {
  const reported = [...yaml.errors, ...yaml.warnings];
  const faults = reported.map(({ pos: [from, to], code }) => ({ from, to, code }));
  visit(yaml, {
    Node(_, node) {
      // `range`: start of the node, end of its value, and end of the white space and comments after it.
      const [start, , end] = node.range ?? [0, 0, 0];
      if (isAlias(node) || node.anchor || node.tag)
        faults.push({ from: start, to: start, code: 'BAD_ALIAS' });
      if (!isScalar(node) || !node.type?.startsWith('QUOTE')) return;
      // The parser reports a missing closing quote at the end of the YAML. Report it at the opening quote.
      for (const fault of faults)
        if (fault.code === 'MISSING_CHAR' && fault.from >= start && fault.from <= end)
          fault.from = start;
    },
  });
  // If several faults start at the same offset, keep the longest.
  return faults
    .filter(({ from, to }) => !faults.some((other) => other.from === from && other.to > to))
    .map(({ from, to, code }) => ({ code, line: lineAt(from), endLine: lineAt(to) }));
}

/** Parses YAML between two `---` lines, then the body. Never throws: syntax errors are in `faults`. Line numbers start at 1. */
export function readDocument(source: string) {
  // Windows editors write a byte order mark and CRLF. Some keyboards write an accent as a second character; NFC joins them.
  const lines: readonly string[] = source
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r\n?|\n/);
  const isOpened = FENCE.test(lines[0] ?? '');
  const closingIndex = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  const isClosed = isOpened && closingIndex > 0;
  const yamlText = isClosed ? `${lines.slice(1, closingIndex).join('\n')}\n` : '';
  const body = isClosed ? lines.slice(closingIndex + 1).join('\n') : '';
  const bodyLine = isClosed ? closingIndex + 2 : 1;
  const counter = new LineCounter();
  const yaml = parseDocument(yamlText, { lineCounter: counter });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1; // The YAML begins on the file's second line.
  const fenceFault = { code: isOpened ? 'NO_CLOSING' : 'NO_OPENING', line: 1, endLine: 1 } as const;
  const faults: readonly SyntaxFault[] = isClosed ? yamlFaults(yaml, lineAt) : [fenceFault];
  const fields: Readonly<Record<string, unknown>> =
    faults.length === 0 && isMap(yaml.contents) ? yaml.toJS() : {};
  /** Returns the line of a field's name, of a list item, or of the group around a missing field. */
  const lineOf = (path: FieldPath): number => {
    if (path.length === 0) return 1;
    const parentPath = path.slice(0, -1);
    const parent = yaml.getIn(parentPath);
    const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === path.at(-1));
    const node = pair ? pair.key : yaml.getIn(path, true); // `true`: the node, not its value
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(parentPath);
  };
  /** Returns a field's value as written in the file: `+44`, for which `fields` has the number 44. */
  const sourceOf = (path: FieldPath): string => {
    const node = yaml.getIn(path, true); // `true`: the node, not its value
    return isNode(node) && node.range ? yamlText.slice(node.range[0], node.range[1]) : '';
  };
  const nodes = nodesOf(body, bodyLine);
  return { fields, yaml, faults, body, nodes, lines, bodyLine, lineAt, lineOf, sourceOf };
}

export type ContentDocument = ReturnType<typeof readDocument>;
