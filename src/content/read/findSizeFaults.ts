import type { SyntaxFault } from './syntaxFault';

// Limits of the YAML that the parser gets. No kind of file needs a tenth of
// them. The parser's time grows with the square of the length, and deep nesting
// ends the process with an error that cannot be caught.
const MAX_LENGTH = 50_000; // in UTF-16 code units
const MAX_LINES = 2000;
const MAX_DEPTH = 100; // levels of nesting

/** Maximum length of a line, in UTF-16 code units. */
export const MAX_LINE_LENGTH = 5000;

/**
 * Matches the indentation of a line, and the marks of list items and keys that
 * indent what follows them: `  - ? `. Each level of nesting takes at least one
 * column.
 */
const INDENTATION = /^(?:[ \t]*[-?](?=[ \t]))*[ \t]*/;

function isIndentedTooDeeply(line: string): boolean {
  const [indentation = ''] = INDENTATION.exec(line) ?? [];

  return indentation.length > MAX_DEPTH;
}

/**
 * Creates a function that gets one line after another, and returns whether too
 * many brackets are open in a line. Brackets in texts count, too, although they
 * are no nesting.
 */
function createBracketCounter(): (line: string) => boolean {
  let openBrackets = 0;

  return (line) => {
    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      const change = '[{'.includes(bracket) ? 1 : -1;

      openBrackets = Math.max(0, openBrackets + change);
      if (openBrackets > MAX_DEPTH) return true;
    }

    return false;
  };
}

/** Returns the index of the first line that may be nested too deeply, or -1. */
function findDeepLine(lines: readonly string[]): number {
  const hasTooManyBrackets = createBracketCounter();

  return lines.findIndex(
    (line) => hasTooManyBrackets(line) || isIndentedTooDeeply(line),
  );
}

/**
 * Finds reasons not to parse the YAML, in linear time.
 * @param firstLine number of the YAML's first line in the file
 */
export function findSizeFaults(
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
