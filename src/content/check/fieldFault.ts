import { isLeftOut } from '../read/isLeftOut';
import type { Field, ListField, TextField } from '../shape/fields';
import { FORMATS, type Format, type FormatRule } from '../shape/formats';
import { fieldMark } from './fieldMark';
import { suggestion } from './nearest';
import { lengthOf, tooLong, unknownPlaceholders } from './words';

type Fault = string | undefined;

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** Returns a phrase for the type of a value. */
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : (TYPES[typeof value] ?? 'a group of fields');

/** Expected types of fields other than text. */
const EXPECTED: Partial<Record<Field['is'], string>> = {
  group: 'a group of fields',
  list: 'a list',
  switch: 'true or false',
  order: 'a number',
};

/** Returns the end of a message: an example of a valid value. */
const example = (field: Field): string =>
  `Write for example: ${field.is === 'colour' ? `"${field.example}"` : field.example}`;

/** Typographic quotes around a text, which YAML parses as part of the text. */
const TYPOGRAPHIC_QUOTES = /^[„“”«»‚‘’]|[„“”«»‚‘’]$/g;
const notQuotes = (value: string): string =>
  value.search(TYPOGRAPHIC_QUOTES) < 0
    ? ''
    : ' The quotes around it do not count as such. Leave them out.';

const isFormat = (is: Field['is']): is is Format => is in FORMATS;

/** Explains why a text does not fit the format of its field, and suggests a corrected text or an example. */
function formatFault(field: Field, is: Format, text: string): Fault {
  const { name, fits, mend, refused }: FormatRule = FORMATS[is];
  if (fits(text)) return refused?.(text);
  const bare = text.replace(TYPOGRAPHIC_QUOTES, '');
  const meant = [bare, mend?.(bare) ?? ''].find(fits);
  const isColour = is === 'colour';
  const advice = meant ? `Write: ${isColour ? `"${meant}"` : meant}` : example(field);
  return `"${text}" is not ${name}. ${advice}${isColour ? '' : notQuotes(text)}`;
}

/**
 * Checks the type of a value.
 * @param source the value as written in the file
 */
export function typeFault(field: Field, value: unknown, source = String(value)): Fault {
  const [is, expected] = [typeOf(value), EXPECTED[field.is] ?? 'a text'];
  if (is === expected) return undefined;
  if (expected === 'true or false') return 'should be true or false, without quotes.';
  if (expected === 'a number')
    return `should be a number without quotes, and is ${is}. ${example(field)}`;
  if (expected !== 'a text')
    return `should be ${field.example}, each on a line of its own, and is ${is}.`;
  // YAML parses a text in brackets or braces as a list or group on one line.
  const isText = typeof value !== 'object' || /^[[{].*[\]}]$/.test(source);
  const { is: format } = field;
  if (isFormat(format) && isText && !FORMATS[format].fits(source))
    return formatFault(field, format, source);
  return `should be a text, and is ${is}. ${isText ? `Put it in quotes: "${source}"` : example(field)}`;
}

function wordsFault({ max, min = 1, placeholders }: TextField, value: string): Fault {
  const length = lengthOf(value);
  if (length > max) return tooLong(length, max);
  if (length < min)
    return `is ${length} characters long, which tells a reader too little. Write ${min} or more.`;
  const [unknown] = unknownPlaceholders(value, placeholders);
  const missing = placeholders.find((name) => !value.includes(`{${name}}`));
  return (
    unknown ??
    fieldMark(value) ??
    (missing && `lacks {${missing}}, which the site fills in. Write {${missing}} where it belongs.`)
  );
}

function countFault({ min, max }: ListField, length: number): Fault {
  const limit = length > max ? max : min;
  if (length >= min && length <= max) return undefined;
  const change = length > limit ? `Take ${length - limit} away` : `Write ${limit - length} more`;
  return `has ${length} items, and the page has room for ${limit}. ${change}; each begins with a hyphen.`;
}

/**
 * Validates the value of a field, but not the fields of a group or the items of a list.
 * @param source the value as written in the file
 * @returns a message with a suggestion, or `undefined` for a valid value
 */
export function fieldFault(field: Field, value: unknown, source?: string): Fault {
  if (isLeftOut(value))
    return field.optional ? undefined : `is missing or empty. ${field.purpose} ${example(field)}`;
  const fault = typeFault(field, value, source);
  if (fault !== undefined) return fault;
  const text = String(value);
  switch (field.is) {
    case 'group':
    case 'switch':
      return undefined;
    case 'list':
      return countFault(field, (value as unknown[]).length);
    case 'order':
      if (!Number.isInteger(value)) return 'should be a whole number. Write 1, 2, 3 and so on.';
      return Number(value) < 1 ? 'should count from 1. Write 1, 2, 3 and so on.' : undefined;
    case 'text':
      return wordsFault(field, text);
    case 'choice':
      return field.of.includes(text)
        ? undefined
        : `cannot be "${text}". ${suggestion(text, field.of)}${notQuotes(text)}`;
    default:
      return formatFault(field, field.is, text);
  }
}
