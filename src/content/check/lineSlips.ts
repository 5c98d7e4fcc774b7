import type { ContentDocument } from '../read/readDocument';
import { type Fields, groupsIn } from '../shape/fields';
import { fieldMarkupFault } from './fieldMarkupFault';
import type { LineProblem } from './problem';
import { shortened } from './words';

/** A typing mistake in a line of the fields that YAML misinterprets or reports at another line. */
export interface LineSlip extends LineProblem {
  correctedLine: string;
}

/** Matches a character that looks like a space or is invisible, and that YAML parses as part of the text. */
const UNUSUAL_SPACE = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/;
const UNUSUAL_SPACES = new RegExp(UNUSUAL_SPACE, 'g');
/** Matches any space, unusual ones included. `\s` lacks the zero-width space. */
const SPACE = '[\\s\\u200b]';
/** Matches an unusual space in the indentation that is one too many, because fields are indented by multiples of two spaces. */
const EXTRA_SPACE = new RegExp(`^((?:${SPACE}{2})*)${UNUSUAL_SPACE.source}(?=[\\w-])`);
/** Matches everything before a value that begins with a quote and has another one of the same kind. */
const BEFORE_QUOTES = /^ *(?:- +)?(?:\w+: +)?(?=(["']).*\1)/;
const QUOTED = /^("([^"\\]|\\.)*"|'([^']|'')*')\s*(#.*)?$/;
/** Matches the start of a list item with another bullet, or without a space after its hyphen. */
const WRONG_BULLET = /^( *)(?:-(?=[^\s-])|[*•‣▪·–—] ?)(?=\S)/;
/** Matches a line that starts with words in asterisks, such as `*Yes*, we do`. */
const EMPHASIS = /^ *\*[^*]+\*/;

const indentation = (text: string): number => text.search(/\S|$/);

/**
 * Replaces faulty quotes around a value. Quotes within the text stay: `"Our "web" work"` → `'Our "web" work'`. A value that only
 * starts and ends with quoted words has no quotes around it: `"Web" and "print"` → `'"Web" and "print"'`.
 */
function requoted(value: string): string {
  const startsWithQuotedWords = /^.[^"']*[^\s"']["'](?![\p{L}\p{N}])/u.test(value);
  const isEnclosed = value.at(-1) === value[0] && !startsWithQuotedWords;
  const text = isEnclosed ? value.slice(1, -1) : value;
  // Double quotes, with escapes, if the text has an apostrophe or a backslash.
  return /['\\]/.test(text) ? `"${text.replace(/(?<!\\)"/g, '\\"')}"` : `'${text}'`;
}

/**
 * Finds typing mistakes that YAML reports at another line or not at all. Other checks run on the corrected lines, so that their
 * messages are not misleading.
 * @param fields the fields of the kind of file: a line is a field only if it starts with one of their names
 */
export function lineSlips(document: ContentDocument, fields: Fields): LineSlip[] {
  const { lines, bodyLine, faults } = document;
  const groups = [fields, ...groupsIn(fields).map((group) => group.fields)];
  const name = `(${groups.flatMap(Object.keys).join('|')})`;
  const beforeText = new RegExp(`^${SPACE}*(?:-${SPACE}+)?${name}${SPACE}*[:：]${SPACE}*`);
  const withoutSpace = new RegExp(`^( *(?:- +)?)${name}:(?=[^\\s/])`);
  const withoutColon = new RegExp(`^( *(?:- +)?)${name}(?=[ =])[ =:]*(?=[^\\s=:])`);

  return lines.slice(0, Math.max(0, bodyLine - 2)).flatMap((text, index): LineSlip[] => {
    const line = index + 1;
    const previous = lines[index - 1] ?? '';
    const slip = (
      fault: string,
      correctedLine: string,
      quoted = shortened(correctedLine.trim()),
    ) => [{ line, message: `${fault} Write: ${quoted}`, correctedLine }];

    const start = beforeText.exec(text)?.[0];
    if (start && (UNUSUAL_SPACE.test(start) || start.includes('：'))) {
      const plain = start.replace(EXTRA_SPACE, '$1').replace(UNUSUAL_SPACES, ' ');
      return slip(
        'has a character before its words that only looks like a space or a colon. Type that part of the line again.',
        text.replace(start, plain.replace(/[:：]\s*/, ': ')),
      );
    }
    if (withoutSpace.test(text))
      return slip('has no space after the colon.', text.replace(withoutSpace, '$1$2: '));

    if (faults.length === 0) return [];
    const isFaulty = faults.some((fault) => fault.line <= line && line <= fault.endLine);
    // A line that is indented more than the previous one may continue its text.
    if (isFaulty && withoutColon.test(text) && indentation(text) <= indentation(previous))
      return slip(
        'has no colon after the name of the field.',
        text.replace(withoutColon, '$1$2: '),
      );
    const isInList = /:\s*$|^ *- /.test(previous) || WRONG_BULLET.test(previous);
    if (isInList && WRONG_BULLET.test(text) && !EMPHASIS.test(text))
      return slip(
        'begins a list item without a hyphen and a space.',
        text.replace(WRONG_BULLET, '$1- '),
      );
    const beforeValue = BEFORE_QUOTES.exec(text)?.[0];
    if (!isFaulty || beforeValue === undefined) return [];
    const value = text.slice(beforeValue.length);
    if (QUOTED.test(value) || fieldMarkupFault(value)) return [];
    const corrected = beforeValue + requoted(value);
    return slip('has quotes in it that do not enclose the text.', corrected, corrected.trim());
  });
}
