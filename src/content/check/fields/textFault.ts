import { decodeHTMLStrict } from 'entities';
import type { TextField } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { isFileName } from '../isFileName';
import { MAX_QUOTED } from './advice';
import { lengthOf } from '../lengthOf';
import { suggestion } from '../problem';

/** Markdown and HTML, which fields show as they are written. */
const MARKUP: readonly {
  pattern: RegExp;

  /** The words in the markup, in which `$1` is the first group. */
  words: string;
  advice?: string;
}[] = [
  // `**bold**`
  { pattern: /\*\*([^*]+)\*\*/, words: '$1' },
  // `*emphasis*`, but not `5 * 3 * 2` and `Price* and delivery*`
  { pattern: /(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/, words: '$1' },
  {
    pattern: /<br ?\/?>/i,
    words: ' ',
    advice: 'A field is one line: write a comma instead, or delete it.',
  },
  // `<b>`
  {
    pattern:
      /<\/?(a|abbr|b|code|del|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u)( [^<>]*)?\/?>/i,
    words: '',
    advice: 'Delete it, and its end if it has one.',
  },
  // `[words](address)`
  { pattern: /\[([^[\]]+)\]\([^()]+\)/, words: '$1' },
];

/** Returns the words of a text that are left without markup. */
const withoutMarkup = (text: string): string =>
  MARKUP.reduce(
    (rest, { pattern: { source, flags }, words }) =>
      rest.replace(new RegExp(source, `${flags}g`), words),
    text,
  );

function markupFault(text: string): string | undefined {
  for (const { pattern, words, advice } of MARKUP) {
    const [markup] = pattern.exec(text) ?? [];

    if (!markup) continue;

    const correction = markup.replace(pattern, words);

    return `has ${shortened(markup)} in it, and a field shows it unchanged. ${advice ?? `Write only the words: ${shortened(correction, MAX_QUOTED)}`}`;
  }

  return undefined;
}

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
  const fault = entityFault(text) ?? markupFault(text);

  if (fault) return fault;

  const [code] = /\\u00ad/i.exec(text) ?? [];

  if (!code) return undefined;

  return `has ${code} in it, which works only between double quotes. Put the whole text in double quotes.`;
}

/**
 * Matches a command of another program: `{: .center}`, `{% include a.html %}`,
 * `{{ site.title }}`, `{#id}`. `{{name}}` is a misspelt placeholder.
 */
const COMMAND = /^\{(?:[:%#.]|\{(?!\s*\w+\s*\}))/;

/**
 * Matches words between braces, and the start of a command whose end the parser
 * has not left in the same text: `{{< link to=` before words in backticks.
 */
const PLACEHOLDER = /\{+[^{}]*\}+|\{[{%][<%]?[^{}]*$/g;

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
  const placeholders = text.match(PLACEHOLDER) ?? [];

  return placeholders.flatMap((placeholder) => {
    if (allowed.includes(placeholder)) return [];

    if (COMMAND.test(placeholder))
      return `has ${shortened(placeholder)} in it, which is meant for another program, and visitors would see it. Delete it.`;

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
  if (limitsAreAdvice) return undefined;

  // Markup doesn't count: it is a fault of its own.
  const length = lengthOf(withoutMarkup(text));

  if (length > max) {
    const fault = tooLong(length, max);
    const markup = markupFault(text);

    return markup ? `${markup} Without it, the text ${fault}` : fault;
  }

  if (length >= min) return undefined;

  return `is ${length} characters long, which tells a reader too little. Write ${min} or more.`;
}

/**
 * Returns a warning for a text that search engines would cut or replace. Returns
 * `undefined` for a field whose limits lengthFault checks.
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

function descriptionFault(
  { describesPicture, example }: TextField,
  text: string,
): string | undefined {
  if (!describesPicture || !isFileName(text.trim())) return undefined;

  return `is the name of a file, not a description for people who cannot see the picture. Write what it shows, as you would say it on the telephone: ${example}`;
}

/** Returns a message for a text that the page can't show as it is. */
export function textFault(field: TextField, text: string) {
  const { placeholders } = field;
  const fault =
    lengthFault(field, text) ??
    placeholderFaults(text, placeholders)[0] ??
    fieldMarkupFault(text) ??
    descriptionFault(field, text);

  if (fault !== undefined) return fault;

  const missing = placeholders.find((name) => !text.includes(`{${name}}`));

  return (
    missing &&
    `lacks {${missing}}, which the site replaces. Write {${missing}} in the text.`
  );
}
