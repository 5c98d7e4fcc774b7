import type { Field } from '../../shape/fields';

/**
 * Maximum length of a value in a message, in characters. Staff copy values, so
 * the message must not shorten those of a usual length.
 */
export const MAX_QUOTED = 300;

const LEAVE_OUT_QUOTES =
  ' The quotes around it are read as part of the text. Leave them out.';

/** Puts a colour in quotes, because `#` begins a comment in YAML. */
export const inYaml = (field: Field, text: string): string =>
  field.is === 'colour' ? `"${text}"` : text;

export const exampleAdvice = (field: Field): string =>
  `Write for example: ${inYaml(field, field.example)}`;

/** Removes quotes such as „ “ at both ends, which YAML reads as text. */
export const withoutQuotes = (text: string): string =>
  text.replace(/^[„“”«»‚‘’]|[„“”«»‚‘’]$/g, '');

/** Returns a sentence if a text has such quotes, and `''` if it has none. */
export const quotesAdvice = (text: string): string =>
  withoutQuotes(text) === text ? '' : LEAVE_OUT_QUOTES;

/**
 * Returns the address in a text that is nothing but a link or a picture in
 * markdown, `[words](address)`.
 */
export function addressOfLink(text: string): string | undefined {
  const [, address] = /^!?\[[^[\]]*\]\((\S+)\)$/.exec(text.trim()) ?? [];

  return address;
}
