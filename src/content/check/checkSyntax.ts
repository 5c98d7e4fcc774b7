import type { ContentDocument } from '../read/readDocument';
import { MAX_LINE_LENGTH } from '../read/findSizeFaults';
import type { SyntaxFault } from '../read/syntaxFault';
import { shortened } from '../shape/shortened';
import type { LineProblem } from './problem';
import { fieldMarkupFault, tooLong } from './textFault';

const FRONT_MATTER =
  'Write the fields between two lines of ---, the first at the top of the file, and the text below the second line.';
const QUOTES = 'Put the whole text in quotes, like "this: text"';
const INDENTATION =
  'Begin each field at the left, and the fields of a group with two spaces more than the name of the group';
const COLON_IN_TEXT = `a text with a colon and a space in it is read as a field. ${QUOTES}`;
const ADVICE: Partial<Record<SyntaxFault['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: COLON_IN_TEXT,
  MULTILINE_IMPLICIT_KEY:
    'this line has no field name. Write it as name: text, or join it to the text above',
  MISSING_CHAR:
    "a quote or a colon is missing. Close the text with the quote that begins it, write name: text, or put a text that begins with ' in double quotes",
  DUPLICATE_KEY: 'this field is here twice. Delete one of them',
  BAD_SCALAR_START: `a text cannot begin with this character. ${QUOTES}`,
  BAD_ALIAS: `a text cannot begin with *, & or !. ${QUOTES}`,
  TAG_RESOLVE_FAILED: `a text cannot begin with *, & or !. ${QUOTES}`,
  UNEXPECTED_TOKEN: `this line cannot be read. ${QUOTES}`,
  BAD_DQ_ESCAPE:
    'a backslash between double quotes begins a code. Write \\\\ for a backslash',
  TOO_DEEP: `the line has too many spaces before its words, or the fields have too many brackets. ${INDENTATION}`,
};

const FIELD = /^ *(- )?\w+:( |$)/; // `name: Design` or `- name:`
// a field after an odd number of spaces
const ODDLY_INDENTED = /^ ( {2})*(- )?\w+:( |$)/;
const MAY_MEAN_INDENTATION = [
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'MISSING_CHAR',
];

/**
 * Returns the number of the line whose indentation probably caused the fault,
 * or `undefined` if the cause is another.
 */
function misplacedLine(
  { code, line, endLine }: SyntaxFault,
  lines: readonly string[],
) {
  if (code === 'BAD_INDENT') return line;
  const textOf = (number: number): string => lines[number - 1] ?? '';

  // A fault in a line with a quote is more likely caused by the quote.
  if (!MAY_MEAN_INDENTATION.includes(code) || /: *["']/.test(textOf(line)))
    return undefined;
  // If the first field, on line 2, is indented, the parser reports a line below
  // it.
  const oddlyIndented = [2, line, endLine].find((number) =>
    ODDLY_INDENTED.test(textOf(number)),
  );

  if (oddlyIndented !== undefined) return oddlyIndented;

  // If ` title: Design` is indented below `name: Design`, the fault ends on the
  // line of the title.
  return endLine > line && FIELD.test(textOf(endLine)) ? endLine : undefined;
}

function syntaxMessage(
  code: SyntaxFault['code'],
  text: string,
  isMisplaced: boolean,
): string {
  if (code === 'TOO_LONG') return tooLong(text.length, MAX_LINE_LENGTH);
  if (code === 'TOO_LARGE')
    return `has more text in its fields than any kind of file needs. ${FRONT_MATTER}`;
  if (text.includes('\t'))
    return 'has a tab in it. Write spaces instead: two for each level of indentation.';

  const spaces = text.search(/\S|$/);

  if (isMisplaced)
    return `cannot be read: the line begins with ${spaces} space${spaces === 1 ? '' : 's'}, unlike the fields around it. ${INDENTATION}.`;

  if (code === 'NO_OPENING')
    return `does not begin with a line of ---. ${FRONT_MATTER}`;
  if (code === 'NO_CLOSING')
    return `has no second line of ---. ${FRONT_MATTER}`;
  if (code === 'NOT_A_FENCE')
    return `"${shortened(text)}" is not a line of ---. Write three hyphens, and nothing before or after them.`;

  const markupMessage = fieldMarkupFault(text);

  if (markupMessage) return markupMessage;

  if (/^\s*(- )?\w+: *[„“”«»‚‘’]/.test(text))
    return 'cannot be read: quotes such as „ “ ” do not count. Put straight quotes around the text, like "this: text".';

  // MULTILINE_IMPLICIT_KEY is also the code of a field whose text has a colon
  // in it and continues on the next line.
  const hasColonInText = code === 'MULTILINE_IMPLICIT_KEY' && FIELD.test(text);
  const advice = hasColonInText ? COLON_IN_TEXT : ADVICE[code];

  return `cannot be read: ${advice ?? `the line is not written as a field. ${INDENTATION}`}.`;
}

export const checkSyntax = ({
  faults,
  lines,
}: ContentDocument): LineProblem[] =>
  faults.map((fault) => {
    const misplaced = misplacedLine(fault, lines);
    const line = misplaced ?? fault.line;
    const text = lines[line - 1] ?? '';

    return {
      line,
      message: syntaxMessage(fault.code, text, misplaced !== undefined),
    };
  });
