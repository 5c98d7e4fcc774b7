import type { ContentDocument } from '../read/readDocument';
import { type Fields, groupsIn } from '../shape/fields';
import { shortened } from '../shape/shortened';
import { codeOf } from './hiddenCharacters';
import { fieldMarkupFault } from './textFault';

const LOOKALIKE =
  'has a character before its words that only looks like a space or a colon';
const NO_HYPHEN = 'begins a list item without a hyphen and a space.';
const FAULTY_QUOTES = 'has quotes in it that do not enclose the text.';
// of a text with faulty quotes in a message, in characters
const MAX_QUOTED = 300;

/**
 * Characters that look like a space or are invisible, and that YAML parses as
 * part of the text.
 */
const UNUSUAL_SPACE = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
// `\s` does not match the zero-width space U+200B.
const SPACE = '[\\s\\u200b]';

/**
 * Matches an odd number of spaces, the last one unusual. It is one too many:
 * valid indentation is even.
 */
const ODD_INDENTATION = new RegExp(
  `^((?:${SPACE}{2})*)${UNUSUAL_SPACE}(?=[\\w-])`,
);

/**
 * Matches `- heading: ` in `- heading: "Web" and "print"`, where the value
 * starts with a quote and has a second one.
 */
const BEFORE_QUOTES = /^ *(?:- +)?(?:\w+: +)?(?=(["']).*\1)/;
// correct quotes, maybe a comment
const QUOTED = /^("([^"\\]|\\.)*"|'([^']|'')*')\s*(#.*)?$/;

/**
 * Matches the start of a list item with a bullet other than `-`, or without a
 * space after `-`: `• Web`, `-Web`.
 */
const WRONG_BULLET = /^( *)(?:-(?=[^\s-])|[*•‣▪·–—] ?)(?=\S)/;
const EMPHASIS = /^ *\*[^*]+\*/; // `*We* weave`, where * is no bullet
const indentation = (text: string): number =>
  text.length - text.trimStart().length;

/**
 * Corrects `"Our "web" work"` to `'Our "web" work'`, and `"Web" and "print"` to
 * `'"Web" and "print"'`.
 */
function requoted(value: string): string {
  // In `"Web" and "print"`, the second quote ends a word: no space or quote is
  // before it, and no letter or digit after it.
  const startsWithQuotedWords =
    /^(["'])((?!\1).)*[^\s"']\1(?![\p{L}\p{N}])/u.test(value);
  const isEnclosed = value.at(-1) === value[0] && !startsWithQuotedWords;
  const text = isEnclosed ? value.slice(1, -1) : value;

  // Between single quotes, YAML needs '' for an apostrophe and has no escapes
  // such as \u00AD, so use double quotes for these.
  return /['\\]/.test(text)
    ? `"${text.replace(/(?<!\\)"/g, '\\"')}"`
    : `'${text}'`;
}

type Typo = readonly [fault: string, correctedLine: string];

/**
 * Patterns for lines that begin with the name of a field, and have something
 * else than a colon and a space after it.
 */
function patternsFor(fields: Fields) {
  const groups = [fields, ...groupsIn(fields).map((group) => group.fields)];
  const anyName = `(${groups.flatMap(Object.keys).join('|')})`;

  return {
    /** Matches `name: `, also with unusual spaces or a full-width colon. */
    start: new RegExp(
      `^${SPACE}*(?:-${SPACE}+)?${anyName}${SPACE}*[:：]${SPACE}*`,
    ),

    /**
     * Matches `name:About`, but not `name:/about`, which may be part of an
     * address.
     */
    withoutSpace: new RegExp(`^( *(?:- +)?)${anyName}:(?=[^\\s/])`),

    /** Matches `name About`, `name = About` and `name :About`. */
    withoutColon: new RegExp(
      `^( *(?:- +)?)${anyName}(?=[ =])[ =:]*(?=[^\\s=:])`,
    ),
  };
}

type Patterns = ReturnType<typeof patternsFor>;

/**
 * Finds a character before the words that only looks like a space or a colon.
 */
function findLookalike(
  text: string,
  { start: startPattern }: Patterns,
): Typo | undefined {
  const [start = ''] = startPattern.exec(text) ?? [];
  const plainStart = start
    .replace(ODD_INDENTATION, '$1')
    .replace(new RegExp(UNUSUAL_SPACE, 'g'), ' ')
    .replace('：', ':');

  if (plainStart === start) return undefined;

  const [character = ''] = /[^\w\s:-]|[^\S ]/.exec(start) ?? [];
  const correctedLine =
    plainStart.replace(/:\s*/, ': ') + text.slice(start.length);

  return [
    `${LOOKALIKE} (${codeOf(character)}). Type that part of the line again.`,
    correctedLine,
  ];
}

function findFaultyQuotes(text: string): Typo | undefined {
  const [beforeValue] = BEFORE_QUOTES.exec(text) ?? [];

  if (beforeValue === undefined) return undefined;

  const value = text.slice(beforeValue.length);

  // checkSyntax reports markup.
  if (QUOTED.test(value) || fieldMarkupFault(value)) return undefined;

  return [FAULTY_QUOTES, beforeValue + requoted(value)];
}

/**
 * Finds typos above the body. Other checks of the fields run on the corrected
 * lines, so that no message is misleading.
 */
export function findTypos(
  { lines, bodyLine, faults }: ContentDocument,
  fields: Fields,
) {
  // Fields that are too large for the parser would also take too long here.
  if (faults.some(({ code }) => code.startsWith('TOO'))) return [];

  const patterns = patternsFor(fields);
  const { withoutSpace, withoutColon } = patterns;
  const isFaulty = (line: number): boolean =>
    faults.some((fault) => fault.line <= line && line <= fault.endLine);

  function findTypo(text: string, line: number): Typo | undefined {
    const lookalike = findLookalike(text, patterns);

    if (lookalike) return lookalike;
    if (withoutSpace.test(text))
      return [
        'has no space after the colon.',
        text.replace(withoutSpace, '$1$2: '),
      ];

    // YAML may silently misread the mistakes above. For those below, it reports
    // syntax faults, in this line or in another one.
    if (faults.length === 0) return undefined;

    const previous = lines[line - 2] ?? '';
    // A line that is indented more than the previous one may continue its text.
    const beginsField = indentation(text) <= indentation(previous);

    if (isFaulty(line) && withoutColon.test(text) && beginsField)
      return [
        'has no colon after the name of the field.',
        text.replace(withoutColon, '$1$2: '),
      ];

    const isInList =
      /:\s*$|^ *- /.test(previous) || WRONG_BULLET.test(previous);

    if (isInList && WRONG_BULLET.test(text) && !EMPHASIS.test(text))
      return [NO_HYPHEN, text.replace(WRONG_BULLET, '$1- ')];

    return isFaulty(line) ? findFaultyQuotes(text) : undefined;
  }

  // The line above the body is the second `---`. Without one, `bodyLine` is 1,
  // and no line is searched.
  const fieldLines = lines.slice(0, Math.max(0, bodyLine - 2));

  return fieldLines.flatMap((text, index) => {
    const [fault, correctedLine = ''] = findTypo(text, index + 1) ?? [];

    if (!fault) return [];

    // Corrected quotes are less shortened, so that the message shows both of
    // them.
    const maxLength = fault === FAULTY_QUOTES ? MAX_QUOTED : undefined;
    const shown = shortened(correctedLine.trim(), maxLength);

    return [
      { line: index + 1, message: `${fault} Write: ${shown}`, correctedLine },
    ];
  });
}
