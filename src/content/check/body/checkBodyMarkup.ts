import type { DocumentBody } from '../../read/documentBody';
import type { ContentDocument } from '../../read/readDocument';
import { shortened } from '../../shape/shortened';
import { hiddenCharacters } from '../hiddenCharacters';
import type { LineProblem } from '../problem';

/** Matches an address in a link, such as `/about` and `#cookies`. */
const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*';

/** Matches `[here] (/about)`. */
const SPACED_LINK = new RegExp(`\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`);

/** Matches `(here)[/about]`. */
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

/** Matches `##Cookies`, but not `#Cookies`, which may be a hashtag. */
const HEADING_WITHOUT_SPACE = /^(#{2,6})(?![# \t]|$)\s*(.+)/;

/** Matches `[^1]`. */
const FOOTNOTE = /\[\^[^[\]]+\]/;

/** Matches the six characters of the code, not the soft hyphen itself. */
const SOFT_HYPHEN_CODE = /\\u00ad/i;

interface WrongMarkup {
  pattern: RegExp;
  fault: string;

  /** The correction, in which `$1` is the first group of the pattern. */
  replacement: string;
}

const WRONG_MARKUP: readonly WrongMarkup[] = [
  {
    pattern: HEADING_WITHOUT_SPACE,
    fault: 'is not a heading: the space after the # is missing.',
    replacement: '$1 $2',
  },
  {
    pattern: SPACED_LINK,
    fault: 'is not a link: there must be no space between ] and (.',
    replacement: '[$1]($2)',
  },
  {
    pattern: SWAPPED_LINK,
    fault: 'is not a link: the words must stand between [ and ].',
    replacement: '[$1]($2)',
  },
  {
    pattern: FOOTNOTE,
    fault: 'is a footnote, and no page shows footnotes.',
    replacement: '(the note)',
  },
  {
    pattern: SOFT_HYPHEN_CODE,
    fault: 'works only in fields.',
    replacement: '&shy;',
  },
];

/** Returns the line numbers of code blocks, from their opening fence on. */
function codeLinesIn({ nodes }: DocumentBody): Set<number> {
  const codeLines = new Set<number>();

  for (const { type, line: fenceLine, value = '' } of nodes) {
    if (type !== 'code') continue;

    const lineCount = value.split('\n').length;

    for (let offset = 0; offset <= lineCount; offset += 1)
      codeLines.add(fenceLine + offset);
  }

  return codeLines;
}

/**
 * Returns a message for a line that looks like a heading or a list item, but is
 * plain words because it begins with a hidden character.
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

  return WRONG_MARKUP.flatMap(({ pattern, fault, replacement }) => {
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
