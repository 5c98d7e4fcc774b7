import { decodeHTMLStrict } from 'entities';

/** Match `**bold**`, `*emphasis*` (not `5 * 3 * 2` and `Price* and delivery*`), `<br>` and `[words](address)`. */
const MARKUP = [
  /\*\*[^*]+\*\*/,
  /(?<![\w*])\*[^\s*]([^*]*[^\s*])?\*(?![\w*])/,
  /<\/?(a|abbr|b|br|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
  /\[[^[\]]+\]\([^()]+\)/,
];

/** What to write instead of `&shy;` or `&nbsp;`, whose characters are invisible in a message. */
const ADVICE_FOR_INVISIBLE: Readonly<Record<string, string>> = {
  '\u00ad': '\\u00AD, and double quotes around the whole text',
  '\u00a0': 'a space',
};

export function fieldMarkupFault(text: string): string | undefined {
  for (const [entity] of text.matchAll(/&#?\w+;/g)) {
    const character = decodeHTMLStrict(entity);
    // decodeHTMLStrict returns an unknown entity unchanged.
    if (character !== entity)
      return `has ${entity} in it, and a field shows it unchanged. Write: ${ADVICE_FOR_INVISIBLE[character] ?? character}`;
  }
  const [markup] = MARKUP.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  if (markup) return `has ${markup} in it, and a field shows it unchanged. Write only the words.`;
  const [code] = /\\u00ad/i.exec(text) ?? [];
  if (!code) return undefined;
  return `has ${code} in it, which works only between double quotes. Put the whole text in double quotes.`;
}
