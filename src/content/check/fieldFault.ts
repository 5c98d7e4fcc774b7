import { isLeftOut } from '../read/isLeftOut';
import type { Field, ListField } from '../shape/fields';
import { FORMATS, type Format, type FormatRule } from '../shape/formats';
import { shortened } from '../shape/shortened';
import { hiddenCharacters } from './hiddenCharacters';
import { suggestion } from './problem';
import { textFault, tooLong } from './textFault';

/**
 * Names for the results of `typeof`, and for the types of fields that are not
 * texts.
 */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  switch: 'true or false',
  number: 'a number',
  order: 'a number',
  list: 'a list',
  object: 'a group of fields',
  group: 'a group of fields',
};

/** Puts a colour in quotes, because YAML parses `#` as a comment. */
const inYaml = (field: Field, text: string): string =>
  field.is === 'colour' ? `"${text}"` : text;

/**
 * Maximum length of a value in a message, in characters. Staff copy it, so
 * values of a usual length are whole.
 */
const MAX_QUOTED = 300;
const exampleAdvice = (field: Field) =>
  `Write for example: ${inYaml(field, field.example)}`;
const withoutQuotes = (text: string): string =>
  text.replace(/^[„“”«»‚‘’]|[„“”«»‚‘’]$/g, '');
const LEAVE_OUT_QUOTES =
  ' The quotes around it are read as part of the text. Leave them out.';
const quotesAdvice = (text: string) =>
  withoutQuotes(text) === text ? '' : LEAVE_OUT_QUOTES;

/**
 * Maximum length of a text in a format, such as an address. Programs refuse
 * longer ones.
 */
const MAX_FORMAT_LENGTH = 2000;

function formatFault(
  field: Field,
  format: Format,
  text: string,
): string | undefined {
  if (text.length > MAX_FORMAT_LENGTH)
    return tooLong(text.length, MAX_FORMAT_LENGTH);

  const {
    name,
    fits,
    mend = (value) => value,
    refusal,
  }: FormatRule = FORMATS[format];

  if (fits(text)) return refusal?.(text);

  const unquoted = withoutQuotes(text);
  const correction = [unquoted, mend(unquoted)].find(fits);
  const advice = correction
    ? `Write: ${inYaml(field, shortened(correction, MAX_QUOTED))}`
    : exampleAdvice(field);

  // A colour needs straight quotes, so the advice to leave quotes out would
  // mislead.
  const moreAdvice = format === 'colour' ? '' : quotesAdvice(text);

  return `"${shortened(text, MAX_QUOTED)}" is not ${name}. ${advice}${moreAdvice}`;
}

function typeFault(
  field: Field,
  value: unknown,
  source = String(value),
): string | undefined {
  const type = TYPE_NAMES[Array.isArray(value) ? 'list' : typeof value];

  if (type === (TYPE_NAMES[field.is] ?? 'a text')) return undefined;
  if (field.is === 'switch') return 'should be true or false, without quotes.';
  if (field.is === 'order')
    return `should be a number without quotes, and is ${type}. ${exampleAdvice(field)}`;
  if (field.is === 'group' || field.is === 'list')
    return `should have ${field.example} below it, each on a separate line, but is ${type}.`;
  // A list or group on one line, `[Sale]` or `{name}`, was probably meant as a
  // text. It needs the advice below.
  if (typeof value === 'object' && !/^[[{].*[\]}]$/.test(source))
    return `should be a text, and is ${type}. ${exampleAdvice(field)}`;
  // Quotes would not correct a text that does not fit the format.
  if (
    field.is !== 'text' &&
    field.is !== 'choice' &&
    !FORMATS[field.is].fits(source)
  )
    return formatFault(field, field.is, source);

  return `should be a text, and is ${type}. Put it in quotes: "${shortened(source, MAX_QUOTED)}"`;
}

function countFault(
  { min, max }: ListField,
  count: number,
): string | undefined {
  if (count > max)
    return `has ${count} items, and the page has room for ${max}. Delete ${count - max}.`;
  if (count >= min) return undefined;

  return `has ${count} items, and the page needs ${min}. Write ${min - count} more; each item begins with a hyphen.`;
}

/** Returns a message for a text that is not one line of visible characters. */
function lineFault(field: Field, text: string): string | undefined {
  const lines = text.split(/[\r\n]+/);

  if (lines.length > 1) {
    const oneLine = lines.map((line) => line.trim()).join(' ');

    return `has a line break in it. Write it on one line: ${shortened(oneLine, MAX_QUOTED)}`;
  }

  const hidden = hiddenCharacters(
    text,
    field.is === 'text' ? 'people' : 'program',
  );

  return hidden && `has ${hidden}. Type it again.`;
}

function orderFault(order: number): string | undefined {
  if (!Number.isInteger(order))
    return 'should be a whole number. Write 1, 2, 3 and so on.';

  return order < 1
    ? 'should be 1 or more. Write 1, 2, 3 and so on.'
    : undefined;
}

/**
 * Whether a text such as the name Null was meant, which YAML reads as no value.
 */
const isNullWord = (value: unknown, source = ''): boolean =>
  value === null && /^null$/i.test(source);

/**
 * Returns a message for a wrong value. Ignores what is in groups and lists.
 * `source`: the YAML, such as `+44` for 44.
 */
export function fieldFault(
  field: Field,
  value: unknown,
  source?: string,
): string | undefined {
  if (field.is === 'text' && isNullWord(value, source))
    return `should be a text, and is read as no value. Put it in quotes: "${source}"`;
  if (isLeftOut(value) && field.optional) return undefined;
  if (isLeftOut(value))
    return `is missing or empty. ${field.purpose} ${exampleAdvice(field)}`;

  const fault = typeFault(field, value, source);

  if (fault !== undefined || field.is === 'group' || field.is === 'switch')
    return fault;
  if (field.is === 'list')
    // typeFault refuses all but arrays
    return countFault(field, (value as unknown[]).length);
  if (field.is === 'order') return orderFault(Number(value));

  const text = String(value);
  const brokenLine = lineFault(field, text);

  if (brokenLine !== undefined) return brokenLine;

  if (field.is === 'text') return textFault(field, text);
  if (field.is !== 'choice') return formatFault(field, field.is, text);

  if (field.options.includes(text)) return undefined;

  return `cannot be "${shortened(text)}". ${suggestion(text, field.options)}${quotesAdvice(text)}`;
}
