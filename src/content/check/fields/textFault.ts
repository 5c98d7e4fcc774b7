import { decodeHTMLStrict } from 'entities';
import type { TextField } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { lengthOf } from '../lengthOf';
import { suggestion } from '../problem';

/** Patterns of markdown and HTML, which fields show as they are written. */
const MARKUP = [
  // `**bold**`
  /\*\*[^*]+\*\*/,
  // `*emphasis*`, but not `5 * 3 * 2` and `Price* and delivery*`
  /(?<![\w*])\*[^\s*]([^*]*[^\s*])?\*(?![\w*])/,
  // `<br>`
  /<\/?(a|abbr|b|br|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
  // `[words](address)`
  /\[[^[\]]+\]\([^()]+\)/,
];

/**
 * Advice for `&shy;` and `&nbsp;`. The characters themselves would be invisible
 * in a message.
 */
const ADVICE_FOR_INVISIBLE: Readonly<Record<string, string>> = {
  '\u00ad': '\\u00AD, and double quotes around the whole text',
  '\u00a0': 'a space',
};

function entityFault(text: string): string | undefined {
  for (const [entity] of text.matchAll(/&#?\w+;/g)) {
    const character = decodeHTMLStrict(entity);

    // decodeHTMLStrict returns an unknown entity unchanged.
    if (character === entity) continue;

    const advice = ADVICE_FOR_INVISIBLE[character] ?? character;

    return `has ${shortened(entity)} in it, and a field shows it unchanged. Write: ${advice}`;
  }

  return undefined;
}

/** Returns a message for HTML entities, markup and codes in a field. */
export function fieldMarkupFault(text: string): string | undefined {
  const fault = entityFault(text);

  if (fault) return fault;

  const markup = MARKUP.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);

  if (markup)
    return `has ${shortened(markup)} in it, and a field shows it unchanged. Write only the words.`;

  const [code] = /\\u00ad/i.exec(text) ?? [];

  if (!code) return undefined;

  return `has ${code} in it, which works only between double quotes. Put the whole text in double quotes.`;
}

export const tooLong = (length: number, max: number): string =>
  `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;

/**
 * Returns a message for each placeholder that the site does not replace.
 * @param known names of the placeholders that it replaces, without braces
 */
export function placeholderFaults(
  text: string,
  known: readonly string[],
): string[] {
  const allowed = known.map((name) => `{${name}}`);
  const placeholders = text.match(/\{[^{}]*\}/g) ?? [];

  return placeholders.flatMap((placeholder) => {
    if (allowed.includes(placeholder)) return [];

    const bracesAdvice = 'Write the words themselves, without braces.';
    const advice =
      allowed.length === 0 ? bracesAdvice : suggestion(placeholder, allowed);

    return `has ${shortened(placeholder)} in it, which the site does not replace here. ${advice}`;
  });
}

function lengthFault(
  { max, min = 1, limitsAreAdvice }: TextField,
  text: string,
): string | undefined {
  const length = lengthOf(text);

  if (limitsAreAdvice) return undefined;
  if (length > max) return tooLong(length, max);
  if (length >= min) return undefined;

  return `is ${length} characters long, which tells a reader too little. Write ${min} or more.`;
}

/**
 * Returns a warning for a text that is longer or shorter than search engines
 * show it; `undefined` for a field whose limits are no advice.
 */
export function lengthAdvice(
  { max, min = 1, limitsAreAdvice }: TextField,
  text: string,
): string | undefined {
  const length = lengthOf(text);

  if (!limitsAreAdvice) return undefined;

  if (length > max)
    return `is ${length} characters long, and search engines show about ${max}. Say the most important words first, or shorten it.`;

  if (length >= min) return undefined;

  return `is ${length} characters long, and search engines may show another text instead. ${min} or more are better.`;
}

/** Returns a message for a text that the page can't show as it is. */
export function textFault(field: TextField, text: string) {
  const { placeholders } = field;
  const fault =
    lengthFault(field, text) ??
    placeholderFaults(text, placeholders)[0] ??
    fieldMarkupFault(text);

  if (fault !== undefined) return fault;

  const missing = placeholders.find((name) => !text.includes(`{${name}}`));

  return (
    missing &&
    `lacks {${missing}}, which the site replaces. Write {${missing}} in the text.`
  );
}
