import type { ContentDocument } from '../read/readDocument';
import { type Fields, groupsIn } from '../shape/fields';
import { shortened } from './problem';
import { fieldMarkupFault } from './textFault';

const LOOKALIKE =
  'has a character before its words that only looks like a space or a colon. Type that part of the line again.';
const NO_HYPHEN = 'begins a list item without a hyphen and a space.';
const FAULTY_QUOTES = 'has quotes in it that do not enclose the text.';

/** Characters that look like a space or are invisible, and that YAML parses as part of the text. */
const UNUSUAL_SPACE = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const SPACE = '[\\s\\u200b]'; // `\s` does not match the zero-width space U+200B.
/** Matches an odd number of spaces, the last one unusual. It is one too many: valid indentation is even. */
const ODD_INDENTATION = new RegExp(`^((?:${SPACE}{2})*)${UNUSUAL_SPACE}(?=[\\w-])`);
/** Matches `- heading: ` in `- heading: "Web" and "print"`, where the value starts with a quote and has a second one. */
const BEFORE_QUOTES = /^ *(?:- +)?(?:\w+: +)?(?=(["']).*\1)/;
const QUOTED = /^("([^"\\]|\\.)*"|'([^']|'')*')\s*(#.*)?$/; // correct quotes, maybe a comment
/** Matches the start of a list item with a bullet other than `-`, or without a space after `-`: `• Web`, `-Web`. */
const WRONG_BULLET = /^( *)(?:-(?=[^\s-])|[*•‣▪·–—] ?)(?=\S)/;
const EMPHASIS = /^ *\*[^*]+\*/; // `*We* weave`, where * is no bullet
const indentation = (text: string): number => text.length - text.trimStart().length;

/** Corrects `"Our "web" work"` to `'Our "web" work'`, and `"Web" and "print"` to `'"Web" and "print"'`. */
function requoted(value: string): string {
  // In `"Web" and "print"`, the second quote ends a word: no space or quote is before it, and no letter or digit after it.
  const startsWithQuotedWords = /^(["'])((?!\1).)*[^\s"']\1(?![\p{L}\p{N}])/u.test(value);
  const isEnclosed = value.at(-1) === value[0] && !startsWithQuotedWords;
  const text = isEnclosed ? value.slice(1, -1) : value;
  // Between single quotes, YAML needs '' for an apostrophe and has no escapes such as \u00AD, so use double quotes for these.
  return /['\\]/.test(text) ? `"${text.replace(/(?<!\\)"/g, '\\"')}"` : `'${text}'`;
}

/** Finds typos above the body. Other checks of the fields run on the corrected lines, so that no message is misleading. */
export function findTypos({ lines, bodyLine, faults }: ContentDocument, fields: Fields) {
  const groups = [fields, ...groupsIn(fields).map((group) => group.fields)];
  const anyName = `(${groups.flatMap(Object.keys).join('|')})`;
  // `name: `, also with unusual spaces or a full-width colon
  const fieldStart = new RegExp(`^${SPACE}*(?:-${SPACE}+)?${anyName}${SPACE}*[:：]${SPACE}*`);
  // `name:About`, but not `name:/about`, which may be part of an address
  const withoutSpace = new RegExp(`^( *(?:- +)?)${anyName}:(?=[^\\s/])`);
  // `name About`, `name = About` and `name :About`
  const withoutColon = new RegExp(`^( *(?:- +)?)${anyName}(?=[ =])[ =:]*(?=[^\\s=:])`);

  function findTypo(text: string, line: number): [fault: string, correctedLine: string] | [] {
    const [start = ''] = fieldStart.exec(text) ?? [];
    const plainStart = start
      .replace(ODD_INDENTATION, '$1')
      .replace(new RegExp(UNUSUAL_SPACE, 'g'), ' ')
      .replace('：', ':');
    if (plainStart !== start)
      return [LOOKALIKE, plainStart.replace(/:\s*/, ': ') + text.slice(start.length)];
    if (withoutSpace.test(text))
      return ['has no space after the colon.', text.replace(withoutSpace, '$1$2: ')];
    // YAML may silently misread the mistakes above. For those below, it reports syntax faults, in this line or in another one.
    if (faults.length === 0) return [];
    const previous = lines[line - 2] ?? '';
    const isFaulty = faults.some((fault) => fault.line <= line && line <= fault.endLine);
    // A line that is indented more than the previous one may continue its text.
    if (isFaulty && withoutColon.test(text) && indentation(text) <= indentation(previous))
      return ['has no colon after the name of the field.', text.replace(withoutColon, '$1$2: ')];
    const isInList = /:\s*$|^ *- /.test(previous) || WRONG_BULLET.test(previous);
    if (isInList && WRONG_BULLET.test(text) && !EMPHASIS.test(text))
      return [NO_HYPHEN, text.replace(WRONG_BULLET, '$1- ')];
    const [beforeValue] = BEFORE_QUOTES.exec(text) ?? [];
    if (!isFaulty || beforeValue === undefined) return [];
    const value = text.slice(beforeValue.length);
    // checkSyntax reports markup.
    if (QUOTED.test(value) || fieldMarkupFault(value)) return [];
    return [FAULTY_QUOTES, beforeValue + requoted(value)];
  }
  // The line above the body is the second `---`. Without one, `bodyLine` is 1, and no line is searched.
  return lines.slice(0, Math.max(0, bodyLine - 2)).flatMap((text, index) => {
    const [fault, correctedLine = ''] = findTypo(text, index + 1);
    if (!fault) return [];
    // Corrected quotes are not shortened, so that the message shows both of them.
    const shown = fault === FAULTY_QUOTES ? correctedLine.trim() : shortened(correctedLine.trim());
    return [{ line: index + 1, message: `${fault} Write: ${shown}`, correctedLine }];
  });
}
