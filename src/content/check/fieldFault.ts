import { isLeftOut } from '../read/contentFields';
import type { Count, Field, TextField } from '../shape/fields';
import { FORMATS } from './formats';
import { lengthOf, tooLong } from './lengthOf';
import { suggestion } from './nearest';
import { unknownPlaceholders } from './placeholders';

type Fault = string | undefined;

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** What a value is, in a person's words. */
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : (TYPES[typeof value] ?? 'a group of fields');

/** A value that would be right, as the end of a message. */
const example = (field: Field): string =>
  `Write for example: ${field.is === 'colour' ? `"${field.example}"` : field.example}`;

/** What is wrong with the type of a value, and what to write instead. */
export function typeFault(field: Field, value: unknown): Fault {
  switch (field.is) {
    case 'group':
    case 'list':
    case 'lines':
      return typeOf(value) === (field.is === 'group' ? 'a group of fields' : 'a list')
        ? undefined
        : `should be ${field.example}, each on a line of its own, and is ${typeOf(value)}.`;
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'should be true or false, without quotes.';
    case 'order':
      return typeof value === 'number'
        ? undefined
        : `should be a number without quotes, and is ${typeOf(value)}. ${example(field)}`;
    default:
      if (typeof value === 'string') return undefined;
      return `should be a text, and is ${typeOf(value)}. ${
        typeof value === 'object' ? example(field) : `Put it in quotes: "${String(value)}"`
      }`;
  }
}

function lengthFault(value: string, max: number, min = 1): Fault {
  const length = lengthOf(value);
  if (length > max) return tooLong(length, max);
  return length < min
    ? `is ${length} characters long, which tells a reader too little. Write ${min} or more.`
    : undefined;
}

function wordsFault({ max, min, placeholders = [] }: TextField, value: string): Fault {
  const [unknown] = unknownPlaceholders(value, placeholders);
  const lost = placeholders.find((name) => !value.includes(`{${name}}`));
  return (
    lengthFault(value, max, min) ??
    unknown ??
    (lost && `lacks {${lost}}, which the site fills in. Write {${lost}} where it belongs.`)
  );
}

function countFault({ min, max }: Count, length: number): Fault {
  const fit = length > max ? max : min;
  if (length >= min && length <= max) return undefined;
  const change = length > fit ? `Take ${length - fit} away` : `Write ${fit - length} more`;
  return `has ${length} items, and the page has room for ${fit}. ${change}; each begins with a hyphen.`;
}

function orderFault(value: number): Fault {
  if (!Number.isInteger(value)) return 'should be a whole number. Write 1, 2, 3 and so on.';
  return value < 1 ? 'should count from 1. Write 1, 2, 3 and so on.' : undefined;
}

/** Quotes of a typesetter, which YAML takes for letters. */
const FINE_QUOTES = /^[„“”«»‚‘’]|[„“”«»‚‘’]$/;
const notQuotes = (value: string): string =>
  FINE_QUOTES.test(value) ? ' The quotes around it do not count as such. Leave them out.' : '';

/**
 * What is wrong with the value of a field, and what to write instead. The fields of a group and the items of a list are
 * fields of their own.
 * @returns nothing where it is right
 */
export function fieldFault(field: Field, value: unknown): Fault {
  if (isLeftOut(value))
    return field.optional ? undefined : `is missing or empty. ${field.purpose} ${example(field)}`;
  const fault = typeFault(field, value);
  if (fault !== undefined) return fault;
  const text = String(value);
  switch (field.is) {
    case 'group':
    case 'switch':
      return undefined;
    case 'list':
    case 'lines':
      return countFault(field.count, (value as unknown[]).length);
    case 'order':
      return orderFault(Number(value));
    case 'text':
      return wordsFault(field, text);
    case 'choice':
      return field.of.includes(text)
        ? undefined
        : `cannot be "${text}". ${suggestion(text, field.of)}${notQuotes(text)}`;
    default:
      return FORMATS[field.is].fits(text)
        ? undefined
        : `"${text}" is not ${FORMATS[field.is].name}. ${example(field)}${notQuotes(text)}`;
  }
}
