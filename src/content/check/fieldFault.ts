import { isLeftOut } from '../read/readDocument';
import type { Field, ListField } from '../shape/fields';
import { FORMATS, type Format, type FormatRule } from '../shape/formats';
import { suggestion } from './problem';
import { textFault } from './textFault';

/** Names for the results of `typeof`, and for the types of fields that are not texts. */
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
const inYaml = (field: Field, text: string): string => (field.is === 'colour' ? `"${text}"` : text);
const exampleAdvice = (field: Field) => `Write for example: ${inYaml(field, field.example)}`;
const withoutQuotes = (text: string): string => text.replace(/^[„“”«»‚‘’]|[„“”«»‚‘’]$/g, '');
const LEAVE_OUT_QUOTES = ' The quotes around it are read as part of the text. Leave them out.';
const quotesAdvice = (text: string) => (withoutQuotes(text) === text ? '' : LEAVE_OUT_QUOTES);

function formatFault(field: Field, format: Format, text: string): string | undefined {
  const { name, fits, mend = (value) => value, refusal }: FormatRule = FORMATS[format];
  if (fits(text)) return refusal?.(text);
  const unquoted = withoutQuotes(text);
  const correction = [unquoted, mend(unquoted)].find(fits);
  const advice = correction ? `Write: ${inYaml(field, correction)}` : exampleAdvice(field);
  // A colour needs straight quotes, so the advice to leave quotes out would mislead.
  return `"${text}" is not ${name}. ${advice}${format === 'colour' ? '' : quotesAdvice(text)}`;
}

function typeFault(field: Field, value: unknown, source = String(value)): string | undefined {
  const type = TYPE_NAMES[Array.isArray(value) ? 'list' : typeof value];
  if (type === (TYPE_NAMES[field.is] ?? 'a text')) return undefined;
  if (field.is === 'switch') return 'should be true or false, without quotes.';
  if (field.is === 'order')
    return `should be a number without quotes, and is ${type}. ${exampleAdvice(field)}`;
  if (field.is === 'group' || field.is === 'list')
    return `should have ${field.example} below it, each on a separate line, but is ${type}.`;
  // A list or group on one line, `[Sale]` or `{name}`, was probably meant as a text. It needs the advice below.
  if (typeof value === 'object' && !/^[[{].*[\]}]$/.test(source))
    return `should be a text, and is ${type}. ${exampleAdvice(field)}`;
  // Quotes would not correct a text that does not fit the format.
  if (field.is !== 'text' && field.is !== 'choice' && !FORMATS[field.is].fits(source))
    return formatFault(field, field.is, source);
  return `should be a text, and is ${type}. Put it in quotes: "${source}"`;
}

function countFault({ min, max }: ListField, count: number): string | undefined {
  if (count > max)
    return `has ${count} items, and the page has room for ${max}. Delete ${count - max}.`;
  if (count >= min) return undefined;
  return `has ${count} items, and the page needs ${min}. Write ${min - count} more; each item begins with a hyphen.`;
}

/** Returns a message for a wrong value. Ignores what is in groups and lists. `source`: the YAML, such as `+44` for 44. */
export function fieldFault(field: Field, value: unknown, source?: string): string | undefined {
  if (isLeftOut(value) && field.optional) return undefined;
  if (isLeftOut(value)) return `is missing or empty. ${field.purpose} ${exampleAdvice(field)}`;
  const fault = typeFault(field, value, source);
  if (fault !== undefined || field.is === 'group' || field.is === 'switch') return fault;
  const text = String(value);
  if (field.is === 'text') return textFault(field, text);
  if (field.is === 'list') return countFault(field, (value as unknown[]).length); // typeFault refuses all but arrays
  if (field.is === 'order') {
    if (!Number.isInteger(value)) return 'should be a whole number. Write 1, 2, 3 and so on.';
    return Number(value) < 1 ? 'should be 1 or more. Write 1, 2, 3 and so on.' : undefined;
  }
  if (field.is !== 'choice') return formatFault(field, field.is, text);
  if (field.options.includes(text)) return undefined;
  return `cannot be "${text}". ${suggestion(text, field.options)}${quotesAdvice(text)}`;
}
