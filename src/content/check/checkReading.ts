import type { ContentDocument, Fault } from '../read/readDocument';
import { fieldMark } from './fieldMark';
import type { Located } from './problem';

const FRAME =
  'Write the fields between a first line of --- and another line of ---, and the text below.';
const QUOTES = 'Put the whole text in quotes, like "this: text"';
const STEPS =
  'Begin each field at the left, and the fields of a group with two spaces more than its name';

/** Advice by error code of the YAML parser. */
const ADVICE: Partial<Record<Fault['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon and a space in it is read as a field. ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY:
    'this line has no field name. Write it as name: text, or join it to the text above',
  MISSING_CHAR:
    "a quote or a colon is missing. Close the text with the same quote, write name: text, or put a text that begins with ' in double quotes",
  DUPLICATE_KEY: 'this field is here twice. Delete one of both',
  BAD_SCALAR_START: `a text cannot begin with this character. ${QUOTES}`,
  BAD_ALIAS: `a text cannot begin with *, & or !. ${QUOTES}`,
  TAG_RESOLVE_FAILED: `a text cannot begin with *, & or !. ${QUOTES}`,
  UNEXPECTED_TOKEN: `this line cannot be read. ${QUOTES}`,
  BAD_DQ_ESCAPE:
    'a backslash in a text with double quotes has a meaning of its own. Write \\\\ for one',
};

/** Matches everything before the text of a field or list item. */
const BEFORE_TEXT = /^ *(- )?(\w+: +)?["']?/;

/** Typographic quotes at the start of a text, which YAML parses as part of the text. */
const TYPOGRAPHIC_QUOTES = /^\s*(- )?\w+: *[„“”«»‚‘’]/;

/** Matches a line with a field. */
const FIELD = /^ *(- )?\w+:( |$)/;
/** Matches a field that is indented by an odd number of spaces. */
const ODD_FIELD = /^ ( {2})*(- )?\w+:( |$)/;

/** Returns the line with the wrong indentation, if that is the cause of a fault. */
function misplacedLine(
  { code, line, endLine }: Fault,
  lines: readonly string[],
): number | undefined {
  if (code === 'BAD_INDENT') return line;
  const text = lines[line - 1] ?? '';
  if (!/^MULTI|^UNEXP|^MISSING/.test(code) || /: *["']/.test(text)) return undefined;
  const odd = [2, line, endLine].find((at) => ODD_FIELD.test(lines[at - 1] ?? ''));
  return odd ?? (endLine > line && FIELD.test(lines[endLine - 1] ?? '') ? endLine : undefined);
}

function misplaced(text: string): string {
  const count = text.search(/\S|$/);
  return `cannot be read: the line begins with ${count === 1 ? '1 space' : `${count} spaces`}, unlike the fields around it. ${STEPS}.`;
}

function reasonFor(code: Fault['code'], text: string): string {
  if (code === 'NO_OPENING') return `does not begin with a line of ---. ${FRAME}`;
  if (code === 'NO_CLOSING') return `has no second line of ---. ${FRAME}`;
  const mark = fieldMark(text.replace(BEFORE_TEXT, ''));
  if (mark) return mark;
  if (TYPOGRAPHIC_QUOTES.test(text))
    return 'cannot be read: quotes such as „ “ ” do not count. Put straight ones around the text, like "this: text".';
  // The text continues on the next line.
  if (code === 'MULTILINE_IMPLICIT_KEY' && FIELD.test(text))
    return reasonFor('BLOCK_AS_IMPLICIT_KEY', text);
  return `cannot be read: ${ADVICE[code] ?? `the line is not written as a field. ${STEPS}`}.`;
}

const TAB = 'has a tab in it. Write spaces: two for each step to the right.';

function located(fault: Fault, lines: readonly string[]): Located {
  const at = misplacedLine(fault, lines);
  const line = at ?? fault.line;
  const text = lines[line - 1] ?? '';
  if (text.includes('\t')) return { line, message: TAB };
  return { line, message: at === undefined ? reasonFor(fault.code, text) : misplaced(text) };
}

/** Explains the syntax errors in the fields, with at most one message for each line. */
export function checkReading({ faults, lines }: ContentDocument): Located[] {
  const found = faults.map((fault) => located(fault, lines));
  return found.filter(
    ({ line }, index) => found.findIndex((other) => other.line === line) === index,
  );
}
