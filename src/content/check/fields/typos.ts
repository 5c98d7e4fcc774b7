import { type Fields, groupsIn } from '../../shape/fields';
import { codeOf } from '../hiddenCharacters';
import { requoted } from './requoted';
import { fieldMarkupFault } from './textFault';

/** A line above the body, with what the YAML parser says about it. */
export interface FieldLine {
  text: string;

  /** The line above it; empty for the first line. */
  previous: string;

  /** Whether the parser reports a fault anywhere in the file. */
  isInFaultyFile: boolean;

  /** Whether the parser reports a fault in this line. */
  isFaulty: boolean;
}

interface FoundTypo {
  fault: string;
  correctedLine: string;
}

interface Typo {
  /** A line with the typo, and the same line corrected. */
  example: { wrong: string; right: string };

  /** Whether to look for the typo in a line. */
  mayBeIn: (line: FieldLine) => boolean;
  find: (text: string) => FoundTypo | undefined;
}

/**
 * Characters that look like a space or are invisible, and that YAML parses as
 * part of the text.
 */
const UNUSUAL_SPACE = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';

const UNUSUAL_SPACES = new RegExp(UNUSUAL_SPACE, 'g');

/** `\s` does not match the zero-width space U+200B. */
const SPACE = '[\\s\\u200b]';

/**
 * Matches an odd number of spaces at the start of a line, the last of which is
 * unusual. The last one is a mistake, because valid indentation is even.
 */
const ODD_INDENTATION = new RegExp(
  `^((?:${SPACE}{2})*)${UNUSUAL_SPACE}(?=[\\w-])`,
);

/**
 * Matches a character that only looks like a space or a colon, in the part of a
 * line up to the colon after a field's name.
 */
const LOOKALIKE = /[^\w\s:-]|[^\S ]/;

/**
 * Matches the start of a list item with a bullet other than `-`, or without a
 * space after `-`: `• Web`, `-Web`.
 */
const WRONG_BULLET = /^( *)(?:-(?=[^\s-])|[*•‣▪·–—] ?)(?=\S)/;

/** Matches `*We* weave`, where `*` is no bullet. */
const EMPHASIS = /^ *\*[^*]+\*/;

/**
 * Matches `- heading: ` in `- heading: "Web" and "print"`, where the value
 * starts with a quote and has a second one.
 */
const BEFORE_QUOTES = /^ *(?:- +)?(?:\w+: +)?(?=(["']).*\1)/;

/** Matches a text in correct quotes, maybe with a comment behind it. */
const QUOTED = /^("([^"\\]|\\.)*"|'([^']|'')*')\s*(#.*)?$/;

const anyLine = (): boolean => true;

const indentation = (text: string): number =>
  text.length - text.trimStart().length;

/**
 * Whether a faulty line may begin a field. A line that is indented more than
 * the line above may continue the text of that line.
 */
const mayBeginField = ({ text, previous, isFaulty }: FieldLine): boolean =>
  isFaulty && indentation(text) <= indentation(previous);

function isInList({ previous, isInFaultyFile }: FieldLine): boolean {
  const beginsList = /:\s*$/.test(previous);
  const isItem = /^ *- /.test(previous) || WRONG_BULLET.test(previous);

  return isInFaultyFile && (beginsList || isItem);
}

interface Replacement {
  pattern: RegExp;

  /** The correction, in which `$1` is the first group of the pattern. */
  replacement: string;
  fault: string;
}

/** Finds a pattern in a line, and replaces it to correct the line. */
const findBy =
  ({ pattern, replacement, fault }: Replacement): Typo['find'] =>
  (text) =>
    pattern.test(text)
      ? { fault, correctedLine: text.replace(pattern, replacement) }
      : undefined;

/**
 * Finds unusual spaces and colons in a line up to its value, and replaces them.
 * @param beforeValue pattern of that part of the line
 */
const findLookalike =
  (beforeValue: RegExp): Typo['find'] =>
  (text) => {
    const [written = ''] = beforeValue.exec(text) ?? [];
    const plain = written
      .replace(ODD_INDENTATION, '$1')
      .replace(UNUSUAL_SPACES, ' ')
      .replace('：', ':');

    if (plain === written) return undefined;

    const [character = ''] = LOOKALIKE.exec(written) ?? [];
    const value = text.slice(written.length);

    return {
      fault: `has a character before its words that only looks like a space or a colon (${codeOf(character)}). Type that part of the line again.`,
      correctedLine: plain.replace(/:\s*/, ': ') + value,
    };
  };

function findFaultyQuotes(text: string): FoundTypo | undefined {
  const [beforeValue] = BEFORE_QUOTES.exec(text) ?? [];

  if (beforeValue === undefined) return undefined;

  const value = text.slice(beforeValue.length);

  // checkSyntax reports markup.
  if (QUOTED.test(value) || fieldMarkupFault(value)) return undefined;

  return {
    fault: 'has quotes in it that do not enclose the text.',
    correctedLine: beforeValue + requoted(value),
  };
}

function findWrongBullet(text: string): FoundTypo | undefined {
  if (EMPHASIS.test(text) || !WRONG_BULLET.test(text)) return undefined;

  return {
    fault: 'begins a list item without a hyphen and a space.',
    correctedLine: text.replace(WRONG_BULLET, '$1- '),
  };
}

/**
 * Returns the typos to look for in a file with these fields. If a line has
 * several, only the first is reported. The YAML parser may silently misread a
 * line with one of the first two. For the others, it reports a syntax fault in
 * this line or in another one.
 */
export function typosIn(fields: Fields): readonly Typo[] {
  const groups = [fields, ...groupsIn(fields).map((group) => group.fields)];
  const names = groups.flatMap(Object.keys).join('|');
  const beforeName = '^( *(?:- +)?)';

  return [
    {
      example: { wrong: 'name：About', right: 'name: About' },
      mayBeIn: anyLine,
      find: findLookalike(
        new RegExp(
          `^${SPACE}*(?:-${SPACE}+)?(?:${names})${SPACE}*[:：]${SPACE}*`,
        ),
      ),
    },
    {
      // `name:/about` may be part of an address.
      example: { wrong: 'name:About', right: 'name: About' },
      mayBeIn: anyLine,
      find: findBy({
        pattern: new RegExp(`${beforeName}(${names}):(?=[^\\s/])`),
        replacement: '$1$2: ',
        fault: 'has no space after the colon.',
      }),
    },
    {
      example: { wrong: 'name = About', right: 'name: About' },
      mayBeIn: mayBeginField,
      find: findBy({
        pattern: new RegExp(
          `${beforeName}(${names})(?=[ =])[ =:]*(?=[^\\s=:])`,
        ),
        replacement: '$1$2: ',
        fault: 'has no colon after the name of the field.',
      }),
    },
    {
      example: { wrong: '  • Web', right: '  - Web' },
      mayBeIn: isInList,
      find: findWrongBullet,
    },
    {
      example: {
        wrong: 'name: "Web" and "print"',
        right: `name: '"Web" and "print"'`,
      },
      mayBeIn: ({ isFaulty }) => isFaulty,
      find: findFaultyQuotes,
    },
  ];
}
