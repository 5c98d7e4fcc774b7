import type { DocumentBody } from '../../read/documentBody';
import type { ContentDocument } from '../../read/readDocument';
import { shortened } from '../../shape/shortened';
import { hiddenCharacters } from '../hiddenCharacters';
import type { LineProblem } from '../problem';

// `/about`, `#cookies`
const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*';
// `[here] (/about)`
const SPACED_LINK = new RegExp(`\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`);
// `(here)[/about]`
const SWAPPED_LINK = new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS})\\]`);

/**
 * Matches a line after which a list item may follow: an empty line, a list
 * item, or a text that ends with a colon.
 */
const BEFORE_ITEM = /^\s*$|^\s*[-•‣▪·]|:\s*$/;

/**
 * Matches a list item without a space after its hyphen, or with another bullet:
 * `-logos`, `• words`, not `-5 degrees`.
 */
const MISTYPED_ITEM = /^\s*(?:-(?=[\p{L}*"“„«[])|[•‣▪·]\s*)(\S.*)/u;
const NOT_AN_ITEM =
  'is not a list item, which begins with a hyphen and a space.';

/**
 * Matches a heading, list item, quotation or code block with a hidden character
 * before its mark.
 */
const HIDDEN_START =
  /^[ \t]*((?![ \t])[\s\p{Default_Ignorable_Code_Point}])[\s\p{Default_Ignorable_Code_Point}]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|`{3})(?:[ \t]|$)/u;

/**
 * Match `##Cookies` (not `#Cookies`, which may be a hashtag), the two links
 * above, the footnote `[^1]`, and `\u00AD`.
 */
const WRONG_MARKUP: readonly [
  pattern: RegExp,
  fault: string,
  replacement: string,
][] = [
  [
    /^(#{2,6})(?![# \t]|$)\s*(.+)/,
    'is not a heading: the space after the # is missing.',
    '$1 $2',
  ],
  [
    SPACED_LINK,
    'is not a link: there must be no space between ] and (.',
    '[$1]($2)',
  ],
  [
    SWAPPED_LINK,
    'is not a link: the words must stand between [ and ].',
    '[$1]($2)',
  ],
  [
    /\[\^[^[\]]+\]/,
    'is a footnote, and no page shows footnotes.',
    '(the note)',
  ],
  [/\\u00ad/i, 'works only in fields.', '&shy;'],
];

/** Returns the numbers of the lines in code blocks. */
function codeLinesIn({ nodes }: DocumentBody): Set<number> {
  const codeLines = new Set<number>();

  for (const { type, line: fenceLine, value = '' } of nodes) {
    if (type !== 'code') continue;
    const length = value.split('\n').length;

    for (let offset = 0; offset <= length; offset += 1)
      codeLines.add(fenceLine + offset);
  }

  return codeLines;
}

/**
 * Returns a message for a line that looks like a heading or a list item, and is
 * read as plain words.
 */
function hiddenStartFault(text: string): string | undefined {
  const [, character = ''] = HIDDEN_START.exec(text) ?? [];
  const hidden = hiddenCharacters(character, 'program');

  if (!hidden) return undefined;

  return `"${shortened(text.trim())}" has ${hidden}, and is read as plain words. Type the start of the line again.`;
}

function lineFaults(text: string, previousText: string): string[] {
  const messageOf = (
    found: string,
    fault: string,
    correction: string,
  ): string => `"${shortened(found)}" ${fault} Write: ${shortened(correction)}`;

  const itemText = MISTYPED_ITEM.exec(text)?.[1];

  if (itemText && BEFORE_ITEM.test(previousText))
    return [messageOf(text.trim(), NOT_AN_ITEM, `- ${itemText}`)];

  const withoutCode = text.replace(/`[^`]*`/g, '');

  return WRONG_MARKUP.flatMap(([pattern, fault, replacement]) => {
    const [found] = pattern.exec(withoutCode) ?? [];

    return found
      ? [messageOf(found, fault, found.replace(pattern, replacement))]
      : [];
  });
}

export function checkBodyMarkup(document: ContentDocument): LineProblem[] {
  const { lines, body } = document;
  const codeLines = codeLinesIn(body);

  return lines.flatMap((text, index): LineProblem[] => {
    const line = index + 1;

    if (line < body.firstLine || codeLines.has(line)) return [];

    const hiddenStart = hiddenStartFault(text);
    const messages = hiddenStart
      ? [hiddenStart]
      : lineFaults(text, lines[index - 1] ?? '');

    return messages.map((message) => ({ line, message }));
  });
}
