import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
} from 'yaml';
import { partsOf, type Part } from './markdown';

/** Path of a field through groups and lists, whose items count from 0. */
export type Steps = readonly (string | number)[];

/** A syntax error in the fields: an error code of the YAML parser, or a missing line of `---`. */
export interface Fault {
  code: ErrorCode | 'NO_OPENING' | 'NO_CLOSING';
  line: number;
  /** Last line of the part that can't be parsed. */
  endLine: number;
}

/** A parsed content file. Lines count from 1 at the top of the file. */
export interface ContentDocument {
  /** The values of the fields; empty if there are faults. */
  fields: Readonly<Record<string, unknown>>;
  yaml: Document.Parsed;
  faults: readonly Fault[];
  body: string;
  parts: readonly Part[];
  /** The file's lines, without byte order mark and carriage returns. */
  lines: readonly string[];
  /** The line on which the body starts. */
  bodyLine: number;
  /** Returns the line of an offset in the YAML. */
  lineAt: (offset: number) => number;
  /** Returns the line of a field or, if it is missing, of the group around it. */
  lineOf: (path: Steps) => number;
  /** Returns the YAML source of a field's value: `+44`, where `fields` has the number 44. */
  sourceOf: (path: Steps) => string;
}

/** Matches front matter and body. `(?<![^])` is the start of the file; with the flag m, `^` is the start of any line. */
const DOCUMENT = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$\n?([^]*)/m;

/** Returns the syntax errors. Counts aliases, anchors and tags as errors: in a text that starts with `*`, `&` or `!`, YAML drops words. */
function yamlFaults(yaml: Document.Parsed, lineAt: (offset: number) => number): Fault[] {
  const found = [...yaml.errors, ...yaml.warnings];
  const faults = found.map(({ pos: [from, to], code }) => ({ from, to, code }));
  visit(yaml, {
    Node(_, node) {
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
  return (
    faults
      // Of two faults at one offset, keep the longer one.
      .filter(({ from, to }) => !faults.some((other) => other.from === from && other.to > to))
      .map(({ from, to, code }) => ({ code, line: lineAt(from), endLine: lineAt(to) }))
  );
}

/** Parses a content file: YAML between two lines of `---`, then the body in markdown. Never throws; syntax errors are in `faults`. */
export function readDocument(file: string): ContentDocument {
  // Windows editors write a byte order mark and CRLF. Some keyboards, such as the Vietnamese one, write an accent after its letter.
  const source = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
  const [match, front = '', body = ''] = DOCUMENT.exec(source) ?? [];
  const code = /^---[ \t]*\n/.test(source) ? 'NO_CLOSING' : 'NO_OPENING';
  const counter = new LineCounter();
  const yaml = parseDocument(front, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const faults = match ? yamlFaults(yaml, lineAt) : [{ code, line: 1, endLine: 1 } as const];
  const bodyLine = match ? front.split('\n').length + 2 : 1;
  const lineOf = (path: Steps): number => {
    if (path.length === 0) return 1;
    const above = path.slice(0, -1);
    const parent = yaml.getIn(above, true);
    const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === path.at(-1));
    const node = (pair ? pair.key : yaml.getIn(path, true)) as { range?: [number] } | undefined;
    return node?.range ? lineAt(node.range[0]) : lineOf(above);
  };
  const sourceOf = (path: Steps): string => {
    const node = yaml.getIn(path, true);
    return isNode(node) && node.range ? front.slice(node.range[0], node.range[1]) : '';
  };
  return {
    fields: faults.length === 0 && isMap(yaml.contents) ? yaml.toJS() : {},
    yaml,
    faults,
    body,
    parts: partsOf(body, bodyLine),
    lines: source.split('\n'),
    bodyLine,
    lineAt,
    lineOf,
    sourceOf,
  };
}
