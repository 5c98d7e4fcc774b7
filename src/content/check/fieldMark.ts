import { decodeHTMLStrict } from 'entities';

const SHOWN_LITERALLY = 'a field shows it as it stands. Write the words alone.';

/** Markup that works in a body or in HTML, but not in a field. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*]([^*]*[^\s*])?\*(?![\w*])/, SHOWN_LITERALLY],
  [
    /<\/?(a|abbr|b|br|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
    SHOWN_LITERALLY,
  ],
  [/\[[^[\]]+\]\([^()]+\)/, SHOWN_LITERALLY],
  [/\\u00ad/i, 'it counts between double quotes only. Put the whole text in double quotes.'],
];

/** Words for characters that a message can't show. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u00ad': '\\u00AD, and double quotes around the whole text',
  '\u00a0': 'a space',
};

/** Finds markup in a field that has no effect there. @returns a message with a suggestion */
export function fieldMark(text: string): string | undefined {
  for (const [entity] of text.matchAll(/&#?\w+;/g)) {
    const character = decodeHTMLStrict(entity);
    if (character !== entity)
      return `has ${entity} in it, and a field shows it as it stands. Write: ${REPLACEMENTS[character] ?? character}`;
  }
  return MARKS.flatMap(([mark, why]) => {
    const [found] = mark.exec(text) ?? [];
    return found ? `has ${found} in it, and ${why}` : [];
  })[0];
}
