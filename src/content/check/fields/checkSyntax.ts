import type { ContentDocument } from '../../read/readDocument';
import { MAX_LINE_LENGTH } from '../../read/findSizeFaults';
import type { SyntaxFault } from '../../read/syntaxFault';
import type { Fields } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { FIELD_LINE } from './fieldLine';
import { linkInField } from './linkInField';
import { misplacedLine } from './misplacedLine';
import type { LineProblem } from '../problem';
import { fieldMarkupFault, tooLong } from './textFault';

const FRONT_MATTER =
  'Write the fields between two lines of ---, the first at the top of the file, and the text below the second line.';
const QUOTES = 'Put the whole text in quotes, like "this: text"';
const INDENTATION =
  'Begin each field at the left, and the fields of a group with two spaces more than the name of the group';
const COLON_IN_TEXT = `a text with a colon and a space in it is read as a field. ${QUOTES}`;

type FaultCode = SyntaxFault['code'];
type Messages = Partial<Record<FaultCode, (text: string) => string>>;

/** Advice for each code of a fault, without the full stop at its end. */
const ADVICE: Partial<Record<FaultCode, string>> = {
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

/** Messages for fields that are not parsed. */
const SIZE_MESSAGES: Messages = {
  TOO_LONG: (text) => tooLong(text.length, MAX_LINE_LENGTH),
  TOO_LARGE: () =>
    `has more text in its fields than any kind of file needs. ${FRONT_MATTER}`,
};

/** Messages for a line of `---`. */
const FENCE_MESSAGES: Messages = {
  NO_OPENING: () => `does not begin with a line of ---. ${FRONT_MATTER}`,
  NO_CLOSING: () => `has no second line of ---. ${FRONT_MATTER}`,
  NOT_A_FENCE: (text) =>
    `"${shortened(text)}" is not a line of ---. Write three hyphens, and nothing before or after them.`,
};

const HAS_TAB =
  'has a tab in it. Write spaces instead: two for each level of indentation.';
const CURLY_QUOTES =
  'quotes such as „ “ ” do not count. Put straight quotes around the text, like "this: text"';

/** Matches `name: „Design“`. */
const STARTS_WITH_CURLY_QUOTE = /^\s*(- )?\w+: *[„“”«»‚‘’]/;

function misplacedMessage(text: string): string {
  const count = text.length - text.trimStart().length;
  const spaces = count === 1 ? '1 space' : `${count} spaces`;

  return `cannot be read: the line begins with ${spaces}, unlike the fields around it. ${INDENTATION}.`;
}

function adviceFor(code: FaultCode, text: string): string {
  if (STARTS_WITH_CURLY_QUOTE.test(text)) return CURLY_QUOTES;

  // A field also has this code if its text has a colon and continues on the
  // next line.
  if (code === 'MULTILINE_IMPLICIT_KEY' && FIELD_LINE.test(text))
    return COLON_IN_TEXT;

  return ADVICE[code] ?? `the line is not written as a field. ${INDENTATION}`;
}

interface FaultyLine {
  code: FaultCode;
  text: string;

  /** Whether its indentation is the fault. */
  isMisplaced: boolean;
}

function syntaxMessage(
  { code, text, isMisplaced }: FaultyLine,
  fields: Fields,
): string {
  const sizeMessage = SIZE_MESSAGES[code];

  if (sizeMessage) return sizeMessage(text);
  if (text.includes('\t')) return HAS_TAB;
  if (isMisplaced) return misplacedMessage(text);

  const fenceMessage = FENCE_MESSAGES[code];

  if (fenceMessage) return fenceMessage(text);

  return (
    linkInField(text, fields) ??
    fieldMarkupFault(text) ??
    `cannot be read: ${adviceFor(code, text)}.`
  );
}

/** Reports the lines that YAML can't read. */
export const checkSyntax = (
  { faults, lines }: ContentDocument,
  fields: Fields,
): LineProblem[] =>
  faults.map((fault) => {
    const misplaced = misplacedLine(fault, lines);
    const line = misplaced ?? fault.line;
    const text = lines[line - 1] ?? '';

    return {
      line,
      message: syntaxMessage(
        { code: fault.code, text, isMisplaced: misplaced !== undefined },
        fields,
      ),
    };
  });
