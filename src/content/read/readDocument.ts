import { isMap, LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';
import { partsOf, type Part } from './markdown';
import { yamlAdvice } from './yamlAdvice';

/** A content file, taken apart. Lines count from 1 at the top of the file. */
export interface ContentDocument {
  /** The fields above the text, as YAML gives them. Anything but an object where they cannot be read. */
  fields: unknown;
  yaml: Document.Parsed;
  /** Why the fields cannot be read, and what to write instead. */
  faults: readonly { line: number; message: string }[];
  body: string;
  /** The parts of the body, read when they are first asked for. */
  parts: () => readonly Part[];
  /** The file's lines, without what Windows editors add. */
  lines: readonly string[];
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The line of a place in the fields, which count from 0 after the first `---`. */
  lineAt: (offset: number) => number;
  /** The line of a field, or of the group around it where the field itself is missing. */
  lineOf: (path: readonly (string | number)[]) => number;
}

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^---[ \t]*$/m;

/** Accepts what Windows editors write: a byte order mark and CRLF. */
const plain = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The start of a node in its text, or of the key that it belongs to. */
function offsetOf(yaml: Document.Parsed, path: readonly (string | number)[]): number | undefined {
  const key = path.at(-1);
  const parent = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents;
  if (isMap(parent)) {
    const pair = parent.items.find(({ key: found }) => String(found) === key);
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    if (range) return range[0];
  }
  const node = yaml.getIn(path, true) as { range?: [number, number, number] } | undefined;
  return node?.range?.[0];
}

const FRAME =
  'Write the fields between a first line of --- and another line of ---, and the text below.';

/** Faults by their place. An alias (a text that begins with `*`) is one: nothing here is written twice. */
function yamlFaults(yaml: Document.Parsed): [number, ErrorCode][] {
  const faults = [...yaml.errors, ...yaml.warnings].map(({ pos, code }): [number, ErrorCode] => [
    pos[0],
    code,
  ]);
  visit(yaml, {
    Alias(_, { range }) {
      faults.push([range?.[0] ?? 0, 'BAD_ALIAS']);
    },
    Scalar(_, { type, range }) {
      // A quote that is not closed is noticed at the end of the fields; a person looks for where it opens.
      const fault = faults.find(
        ([at, code]) => code === 'MISSING_CHAR' && range && at >= range[0] && at <= range[2],
      );
      if (fault && range && type?.startsWith('QUOTE')) fault[0] = range[0];
    },
  });
  return faults;
}

/**
 * Takes a content file apart: fields in YAML between two lines of `---`, then the text.
 * Never throws: what cannot be read is in `faults`.
 */
export function readDocument(file: string): ContentDocument {
  const source = plain(file);
  const opening = OPENING.exec(source)?.[0];
  const rest = source.slice(opening?.length ?? 0);
  const closing = opening === undefined ? null : CLOSING.exec(rest);
  const front = closing ? rest.slice(0, closing.index) : '';
  const body = closing ? rest.slice(closing.index + closing[0].length + 1) : '';

  const counter = new LineCounter();
  const yaml = parseDocument(front, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const faults = closing
    ? yamlFaults(yaml).map(([offset, code]) => ({
        line: lineAt(offset),
        message: yamlAdvice(code),
      }))
    : [
        {
          line: 1,
          message: `${opening ? 'has no second' : 'does not begin with a'} line of ---. ${FRAME}`,
        },
      ];

  let parts: readonly Part[] | undefined;
  return {
    fields: faults.length > 0 ? undefined : yaml.toJS(),
    yaml,
    faults,
    body,
    parts: () => (parts ??= partsOf(body)),
    lines: source.split('\n'),
    bodyLine: closing ? front.split('\n').length + 2 : 1,
    lineAt,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsetOf(yaml, path.slice(0, length));
        if (offset !== undefined) return lineAt(offset);
      }
      return 1;
    },
  };
}
