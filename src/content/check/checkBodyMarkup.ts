import type { NodeWithLine } from '../read/markdown';
import type { ContentDocument } from '../read/readDocument';
import type { LineProblem } from './problem';
import { shortened } from './words';

/** Pattern of an address in a link: `https://a.example`, `mailto:a@b.example`, `tel:112`, `/about` or `#cookies`. */
const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*';
/** Matches a line after which a list item may follow: an empty line, a list item, or a text that ends with a colon. */
const BEFORE_ITEM = /^\s*$|^\s*[-•‣▪·]|:\s*$/;
/** Matches a list item without a space after its hyphen, or with another bullet: `-logos`, `• words`, not `-5 degrees`. */
const MISTYPED_ITEM = /^\s*(?:-(?=[\p{L}*"“„«[])|[•‣▪·]\s*)(\S.*)/u;
const NOT_AN_ITEM = 'is not a list item, which begins with a hyphen and a space.';

/**
 * Markup that has no effect: `##Cookies`, `[here] (/about)`, `(here)[/about]`, `[^1]` and `\u00AD`. The replacement has `$1`
 * and `$2` as in `String.replace`.
 */
const MARKUP: readonly { pattern: RegExp; fault: string; replacement: string }[] = [
  {
    // With one #, it may be a hashtag.
    pattern: /^(#{2,6})(?![# \t]|$)\s*(.+)/,
    fault: 'is not a heading: the space after the # is missing.',
    replacement: '$1 $2',
  },
  {
    pattern: new RegExp(`\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`),
    fault: 'is not a link: there must be no space between ] and (.',
    replacement: '[$1]($2)',
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS})\\]`),
    fault: 'is not a link: the words must stand between [ and ].',
    replacement: '[$1]($2)',
  },
  {
    pattern: /\[\^[^\]]+\]/,
    fault: 'is a footnote, and no page shows footnotes.',
    replacement: '(the note)',
  },
  { pattern: /\\u00ad/i, fault: 'works only in fields.', replacement: '&shy;' },
];

const messageFor = (found: string, fault: string, correction: string): string =>
  `"${shortened(found)}" ${fault} Write: ${shortened(correction)}`;

/** Whether a line is in a code block, which starts with a line of ```. */
const isCode = (line: number, nodes: readonly NodeWithLine[]): boolean =>
  nodes.some(({ type, line: openingLine, value = '' }) => {
    const lastLine = openingLine + value.split('\n').length;
    return type === 'code' && openingLine <= line && line <= lastLine;
  });

/** Finds markup in the body that has no effect, so that visitors would see it literally. */
export function checkBodyMarkup({ lines, bodyLine, nodes }: ContentDocument): LineProblem[] {
  return lines.flatMap((source, index): LineProblem[] => {
    const line = index + 1;
    if (line < bodyLine || isCode(line, nodes)) return [];
    const itemText = MISTYPED_ITEM.exec(source)?.[1];
    if (itemText && BEFORE_ITEM.test(lines[index - 1] ?? ''))
      return [{ line, message: messageFor(source.trim(), NOT_AN_ITEM, `- ${itemText}`) }];
    const withoutCode = source.replace(/`[^`]*`/g, '');
    return MARKUP.flatMap(({ pattern, fault, replacement }) => {
      const [found] = pattern.exec(withoutCode) ?? [];
      if (!found) return [];
      return { line, message: messageFor(found, fault, found.replace(pattern, replacement)) };
    });
  });
}
