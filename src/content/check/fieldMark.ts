import { decodeHTMLStrict } from 'entities';

const PLAIN = 'a field shows it as it stands. Write the words alone.';

/** Markup that works in a body or in HTML, but not in a field. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*]([^*]*[^\s*])?\*(?![\w*])/, PLAIN],
  [
    /<\/?(a|abbr|b|br|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
    PLAIN,
  ],
  [/\[[^[\]]+\]\([^()]+\)/, PLAIN],
  [/\\u00ad/i, 'it counts between double quotes only. Put the whole text in double quotes.'],
];

const INSTEAD: Readonly<Record<string, string>> = {
  '\u00ad': '\\u00AD, and double quotes around the whole text',
  '\u00a0': 'a space',
};

/** Finds markup in a field that has no effect there. @returns a message with a suggestion */
export function fieldMark(text: string): string | undefined {
  for (const [entity] of text.matchAll(/&#?\w+;/g)) {
    const sign = decodeHTMLStrict(entity);
    if (sign !== entity)
      return `has ${entity} in it, and a field shows it as it stands. Write: ${INSTEAD[sign] ?? sign}`;
  }
  return MARKS.flatMap(([mark, why]) => {
    const [found] = mark.exec(text) ?? [];
    return found ? `has ${found} in it, and ${why}` : [];
  })[0];
}
