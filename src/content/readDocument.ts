import { isMap, LineCounter, parseDocument, type Document } from 'yaml';

/** A content file, taken apart. Lines count from 1 at the top of the file. */
export interface ContentDocument {
  /** The fields above the text, as YAML gives them. Anything but an object where they cannot be read. */
  fields: unknown;
  yaml: Document.Parsed;
  /** Why the fields cannot be read, with lines. */
  faults: readonly { line: number; message: string }[];
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
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
  const faults = yaml.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message }));
  if (!closing) {
    const message =
      opening === undefined ? 'the first line is not ---' : 'no second line of --- ends the fields';
    faults.unshift({ line: 1, message });
  }

  return {
    fields: faults.length > 0 ? undefined : yaml.toJS(),
    yaml,
    faults,
    body,
    bodyLine: closing ? front.split('\n').length + 2 : 1,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsetOf(yaml, path.slice(0, length));
        if (offset !== undefined) return lineAt(offset);
      }
      return 1;
    },
  };
}
