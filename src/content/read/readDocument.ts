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

/** The way to a field through groups and lists, in which items count from 0. */
export type Steps = readonly (string | number)[];

/** Why fields cannot be read: the code of the YAML reader, or a line of `---` that is not there. */
export interface Fault {
  code: ErrorCode | 'NO_OPENING' | 'NO_CLOSING';
  line: number;
  /** The last line of what cannot be read. */
  endLine: number;
}

/** A content file, taken apart. Lines count from 1 at the top of the file. */
export interface ContentDocument {
  /** The fields above the text, as YAML gives them; none where they cannot be read. */
  fields: Readonly<Record<string, unknown>>;
  yaml: Document.Parsed;
  faults: readonly Fault[];
  body: string;
  parts: readonly Part[];
  /** The file's lines, without what Windows editors add. */
  lines: readonly string[];
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The line of a place in the fields, which count from 0 after the first `---`. */
  lineAt: (offset: number) => number;
  /** The line of a field, or of the group around it where the field itself is missing. */
  lineOf: (path: Steps) => number;
  /** The value of a field as its writer wrote it: `+44`, where `fields` has the number 44. */
  sourceOf: (path: Steps) => string;
}

/** The fields between two lines of `---`, and the text. `(?<![^])` is the start of the file, `^` that of any line. */
const FRAME = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$\n?([^]*)/m;

/** Faults by their place. YAML's aliases, anchors and tags are faults: a text that begins with `*`, `&` or `!` loses words. */
function yamlFaults(yaml: Document.Parsed, lineAt: (offset: number) => number): Fault[] {
  const found = [...yaml.errors, ...yaml.warnings];
  const faults = found.map(({ pos: [from, to], code }) => ({ from, to, code }));
  visit(yaml, {
    Node(_, node) {
      const [start, , end] = node.range ?? [0, 0, 0];
      if (isAlias(node) || node.anchor || node.tag)
        faults.push({ from: start, to: start, code: 'BAD_ALIAS' });
      if (!isScalar(node) || !node.type?.startsWith('QUOTE')) return;
      // A quote that is not closed is noticed at the end of the fields; a person looks for where it opens.
      for (const fault of faults)
        if (fault.code === 'MISSING_CHAR' && fault.from >= start && fault.from <= end)
          fault.from = start;
    },
  });
  return (
    faults
      // Of two faults at one place, the one that goes further says more.
      .filter(({ from, to }) => !faults.some((other) => other.from === from && other.to > to))
      .map(({ from, to, code }) => ({ code, line: lineAt(from), endLine: lineAt(to) }))
  );
}

/**
 * Takes a content file apart: fields in YAML between two lines of `---`, then the text.
 * Never throws: what cannot be read is in `faults`.
 */
export function readDocument(file: string): ContentDocument {
  // Windows editors write a byte order mark and CRLF, its Vietnamese keyboard writes accents apart from their letters.
  const source = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
  const [frame, front = '', body = ''] = FRAME.exec(source) ?? [];
  const code = /^---[ \t]*\n/.test(source) ? 'NO_CLOSING' : 'NO_OPENING';
  const counter = new LineCounter();
  const yaml = parseDocument(front, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const faults = frame ? yamlFaults(yaml, lineAt) : [{ code, line: 1, endLine: 1 } as const];
  const bodyLine = frame ? front.split('\n').length + 2 : 1;
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
