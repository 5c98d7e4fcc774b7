import type { ContentDocument } from '../read/readDocument';
import { allFieldNames, type Fields } from '../shape/fields';
import { fieldMark } from './fieldMark';
import type { Located } from './problem';
import { shortened } from './words';

/** A typing mistake in a line of the fields that YAML misinterprets or reports elsewhere. */
interface Slip extends Located {
  /** The corrected line. */
  written: string;
}

/** Characters that look like a space, but that YAML parses as part of the text. */
const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/;
const ODD_SPACES = new RegExp(ODD_SPACE, 'g');
const QUOTED = /^("([^"\\]|\\.)*"|'([^']|'')*')\s*(#.*)?$/;
/** A list item with another bullet, or without a space after the hyphen. */
const WRONG_BULLET = /^( *)(?:-(?=[^\s-])|[*•‣▪·–—] ?)(?=\S)/;

const indent = (text = ''): number => text.search(/\S|$/);

/** Puts a value with faulty quotes in valid ones. */
function requoted(value: string): string {
  // In "One" and "two" the second quote closes the first; in 'It's one' and "The "one"" it does not.
  const isClosed = /^.[^"']*[^\s"']["'](?![\p{L}\p{N}])/u.test(value);
  const isAround = value.at(-1) === value[0] && !isClosed;
  const text = isAround ? value.slice(1, -1) : value;
  if (!text.includes('"')) return `"${text}"`;
  return /['\\]/.test(text) ? `"${text.replace(/(?<!\\)"/g, '\\"')}"` : `'${text}'`;
}

/**
 * Finds typing mistakes that YAML reports at another line or not at all. Other checks run on the corrected lines, so that their
 * messages are not misleading.
 * @param fields of the kind of file: a line is a field only if it starts with one of their names
 */
export function lineSlips({ lines, bodyLine, faults }: ContentDocument, fields: Fields): Slip[] {
  const name = `(${allFieldNames(fields).join('|')})`;
  const head = new RegExp(
    `^([\\s\\u200b]*(?:-[\\s\\u200b]+)?)${name}[\\s\\u200b]*([:：][\\s\\u200b]*)`,
  );
  const joined = new RegExp(`^( *(?:- +)?)${name}:(?=[^\\s/])`);
  const bare = new RegExp(`^( *(?:- +)?)${name}(?=[ =])[ =:]*(?=[^\\s=:])`);

  return lines.slice(0, Math.max(0, bodyLine - 2)).flatMap((text, index): Slip[] => {
    const line = index + 1;
    const before = lines[index - 1] ?? '';
    const hasFault = faults.some((fault) => fault.line <= line && line <= fault.endLine);
    const slip = (message: string, written: string, cut = shortened): Slip[] => [
      { line, message: `${message} Write: ${cut(written.trim())}`, written },
    ];

    const [start = '', , , colon = ''] = head.exec(text) ?? [];
    if (ODD_SPACE.test(start) || colon.startsWith('：')) {
      const plain = start.replace(ODD_SPACES, ' ').replace(/[:：]\s*/, ': ');
      return slip(
        'has a sign before its words that only looks like a space or a colon. Type that part of the line anew.',
        text.replace(start, plain),
      );
    }
    if (joined.test(text))
      return slip('has no space after the colon.', text.replace(joined, '$1$2: '));
    if (faults.length === 0) return [];
    if (hasFault && bare.test(text) && indent(text) <= indent(before) && line > 1)
      return slip('has no colon after the name of the field.', text.replace(bare, '$1$2: '));
    const inList = /:\s*$|^ *- /.test(before) || WRONG_BULLET.test(before);
    if (inList && WRONG_BULLET.test(text) && !/^ *\*[^*]+\*/.test(text))
      return slip(
        'begins an item of a list without a hyphen and a space.',
        text.replace(WRONG_BULLET, '$1- '),
      );
    const [, first = '', value = ''] = /^( *(?:- +)?(?:\w+: +)?)(["'].+)$/.exec(text) ?? [];
    if (
      hasFault &&
      value.lastIndexOf(value[0] ?? '') > 0 &&
      !QUOTED.test(value) &&
      !fieldMark(value)
    )
      return slip(
        'has quotes in it that do not enclose the text.',
        first + requoted(value),
        String,
      );
    return [];
  });
}
