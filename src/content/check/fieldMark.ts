import { decodeHTMLStrict } from 'entities';

const PLAIN = 'a field shows it as it stands. Write the words alone.';

/** Marks that mean something in the text below the fields, or on other websites, and nothing in a field. */
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

/** Why a mark in the text of a field does not do what its writer wanted, and what to write instead. */
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
