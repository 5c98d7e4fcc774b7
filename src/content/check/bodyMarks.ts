import type { ContentDocument } from '../read/readDocument';
import type { Located } from './problem';
import { shortened } from './words';

const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*';
/** Matches a line after which a list item may follow. */
const BEFORE_ITEM = /^\s*$|^\s*[-•‣▪·]|:\s*$/;
const ITEM = /^\s*(?:-(?=[\p{L}*"“„«[])|[•‣▪·]\s*)(\S.*)/u;

/** Markup that has no effect. `write` is the replacement for `mark`. */
const MARKS: readonly { mark: RegExp; why: string; write: string }[] = [
  {
    mark: /^(#{2,6})(?![# \t]|$)\s*(.+)/,
    why: 'is no heading, since no space stands behind the #.',
    write: '$1 $2',
  },
  {
    mark: new RegExp(`\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`),
    why: 'is no link, since a space stands between ] and (.',
    write: '[$1]($2)',
  },
  {
    mark: new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS})\\]`),
    why: 'is no link, since the words belong between [ and ].',
    write: '[$1]($2)',
  },
  { mark: /\[\^[^\]]+\]/, why: 'is a footnote, and no page shows those.', write: '(the note)' },
  { mark: /\\u00ad/i, why: 'counts in fields only.', write: '&shy;' },
];

const message = (found: string, why: string, write: string): string =>
  `"${shortened(found)}" ${why} Write: ${shortened(write)}`;

/** Finds markup in the body that has no effect, so that visitors would see it literally. */
export function bodyMarks({ lines, bodyLine, parts }: ContentDocument): Located[] {
  const codeLines = new Set(
    parts
      .filter(({ type }) => type === 'code')
      .flatMap(({ line, value = '' }) =>
        [...`\n${value}`.split('\n').keys()].map((at) => line + at),
      ),
  );
  return lines.flatMap((text, index): Located[] => {
    const line = index + 1;
    if (line < bodyLine || codeLines.has(line)) return [];
    const words = text.replace(/`[^`]*`/g, '');
    const item = BEFORE_ITEM.test(lines[index - 1] ?? '') && ITEM.exec(words);
    const why = 'is no item of a list, which begins with a hyphen and a space.';
    if (item) return [{ line, message: message(text.trim(), why, `- ${item[1]}`) }];
    return MARKS.flatMap(({ mark, why, write }) => {
      const [found] = mark.exec(words) ?? [];
      return found ? { line, message: message(found, why, found.replace(mark, write)) } : [];
    });
  });
}
