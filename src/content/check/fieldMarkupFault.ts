import { decodeHTMLStrict } from 'entities';

/** Patterns of markup that works in a body or in HTML: `**bold**`, `*emphasis*`, `<br>`, `[words](address)`. */
const MARKUP = [
  /\*\*[^*]+\*\*/,
  /(?<![\w*])\*[^\s*]([^*]*[^\s*])?\*(?![\w*])/,
  /<\/?(a|abbr|b|br|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
  /\[[^[\]]+\]\([^()]+\)/,
];

/** What a message says to write for characters that it can't show. */
const INVISIBLE: Readonly<Record<string, string>> = {
  '\u00ad': '\\u00AD, and double quotes around the whole text',
  '\u00a0': 'a space',
};

/** Finds markup in a field that has no effect there. @returns a message with a suggestion */
export function fieldMarkupFault(text: string): string | undefined {
  for (const [entity] of text.matchAll(/&#?\w+;/g)) {
    const character = decodeHTMLStrict(entity);
    // An unknown entity stays as it is.
    if (character !== entity)
      return `has ${entity} in it, and a field shows it unchanged. Write: ${INVISIBLE[character] ?? character}`;
  }
  const [markup] = MARKUP.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  if (markup) return `has ${markup} in it, and a field shows it unchanged. Write only the words.`;
  // YAML parses the code of a soft hyphen only between double quotes.
  const [code] = /\\u00ad/i.exec(text) ?? [];
  return (
    code &&
    `has ${code} in it, which works only between double quotes. Put the whole text in double quotes.`
  );
}
