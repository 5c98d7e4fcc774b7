import type { ContentDocument } from '../read/readDocument';
import { shortened, type LineProblem } from './problem';

const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*'; // `/about`, `#cookies`
const SPACED_LINK = new RegExp(`\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`); // `[here] (/about)`
const SWAPPED_LINK = new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS})\\]`); // `(here)[/about]`
/** Matches a line after which a list item may follow: an empty line, a list item, or a text that ends with a colon. */
const BEFORE_ITEM = /^\s*$|^\s*[-•‣▪·]|:\s*$/;
/** Matches a list item without a space after its hyphen, or with another bullet: `-logos`, `• words`, not `-5 degrees`. */
const MISTYPED_ITEM = /^\s*(?:-(?=[\p{L}*"“„«[])|[•‣▪·]\s*)(\S.*)/u;
const NOT_AN_ITEM = 'is not a list item, which begins with a hyphen and a space.';

/** Match `##Cookies` (not `#Cookies`, which may be a hashtag), the two links above, the footnote `[^1]`, and `\u00AD`. */
const WRONG_MARKUP: readonly [pattern: RegExp, fault: string, replacement: string][] = [
  [/^(#{2,6})(?![# \t]|$)\s*(.+)/, 'is not a heading: the space after the # is missing.', '$1 $2'],
  [SPACED_LINK, 'is not a link: there must be no space between ] and (.', '[$1]($2)'],
  [SWAPPED_LINK, 'is not a link: the words must stand between [ and ].', '[$1]($2)'],
  [/\[\^[^\]]+\]/, 'is a footnote, and no page shows footnotes.', '(the note)'],
  [/\\u00ad/i, 'works only in fields.', '&shy;'],
];

export function checkBodyMarkup({ lines, bodyLine, nodes }: ContentDocument): LineProblem[] {
  return lines.flatMap((text, index): LineProblem[] => {
    const line = index + 1;
    // The line of ``` is `firstLine`. The code below it is `value`.
    const isInCode = nodes.some(
      ({ type, line: firstLine, value = '' }) =>
        type === 'code' && firstLine <= line && line <= firstLine + value.split('\n').length,
    );
    if (line < bodyLine || isInCode) return [];
    const toProblem = (found: string, fault: string, correction: string): LineProblem => ({
      line,
      message: `"${shortened(found)}" ${fault} Write: ${shortened(correction)}`,
    });
    const itemText = MISTYPED_ITEM.exec(text)?.[1];
    if (itemText && BEFORE_ITEM.test(lines[index - 1] ?? ''))
      return [toProblem(text.trim(), NOT_AN_ITEM, `- ${itemText}`)];
    const withoutCode = text.replace(/`[^`]*`/g, '');
    return WRONG_MARKUP.flatMap(([pattern, fault, replacement]) => {
      const [found] = pattern.exec(withoutCode) ?? [];
      return found ? toProblem(found, fault, found.replace(pattern, replacement)) : [];
    });
  });
}
