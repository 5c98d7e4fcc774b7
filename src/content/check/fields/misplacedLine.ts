import type { SyntaxFault } from '../../read/syntaxFault';
import { FIELD_LINE } from './fieldLine';

/** Matches a field after an odd number of spaces. */
const ODDLY_INDENTED = /^ ( {2})*(- )?\w+:( |$)/;

/** Matches a field whose text begins with a quote. */
const WITH_QUOTE = /: *["']/;

/** Codes of faults that wrong indentation may cause. */
const MAY_MEAN_INDENTATION = [
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'MISSING_CHAR',
];

/** The first field is below the first line of `---`. */
const FIRST_FIELD_LINE = 2;

/**
 * Returns the number of the line whose indentation probably caused the fault,
 * or `undefined` if the cause is another.
 */
export function misplacedLine(
  { code, line, endLine }: SyntaxFault,
  lines: readonly string[],
): number | undefined {
  if (code === 'BAD_INDENT') return line;

  const textOf = (number: number): string => lines[number - 1] ?? '';

  // A fault in a line with a quote is more likely caused by the quote.
  if (!MAY_MEAN_INDENTATION.includes(code) || WITH_QUOTE.test(textOf(line)))
    return undefined;

  // If the first field is indented, the parser reports a line below it.
  const oddlyIndented = [FIRST_FIELD_LINE, line, endLine].find((number) =>
    ODDLY_INDENTED.test(textOf(number)),
  );

  if (oddlyIndented !== undefined) return oddlyIndented;

  // If ` title: Design` is indented below `name: Design`, the fault ends on the
  // line of the title. A field at the left margin ends a text that was wrapped
  // onto a second line, which is the fault.
  const end = textOf(endLine);
  const endsAtField =
    endLine > line && end.startsWith(' ') && FIELD_LINE.test(end);

  return endsAtField ? endLine : undefined;
}
