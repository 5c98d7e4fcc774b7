import type { Field, GroupField } from '../../shape/fields';
import { FORMATS } from '../../shape/formats';
import { shortened } from '../../shape/shortened';
import { exampleAdvice, MAX_QUOTED } from './advice';
import { formatFault, isFormat } from './formatFault';
import { requoted } from './requoted';

/**
 * Words for the results of `typeof`, and for types of fields. A field whose
 * type is not listed is a text.
 */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  switch: 'true or false',
  number: 'a number',
  order: 'a number',
  year: 'a number',
  list: 'a list',
  object: 'a group of fields',
  group: 'a group of fields',
};

const typeOf = (value: unknown): string =>
  TYPE_NAMES[Array.isArray(value) ? 'list' : typeof value] ?? typeof value;

/** Puts a text in quotes that do not stand in it. */
function quoted(source: string): string {
  const text = shortened(source.trim(), MAX_QUOTED);

  return text.includes('"') ? requoted(text) : `"${text}"`;
}

/**
 * Returns a message for a value that is not a text but should be one.
 * @param source of the value in the file, such as `+44` for 44
 */
function textTypeFault(
  field: Field,
  value: unknown,
  source: string,
): string | undefined {
  const type = typeOf(value);

  // A list or group on one line, `[Sale]` or `{name}`, was probably meant as a
  // text, and needs quotes.
  const isInBrackets = /^[[{].*[\]}]$/.test(source);

  // `First: we read.` was probably meant as a text; `text: We read.` is a field.
  const hasColon = /^(?![a-z]\w*:)[^\s"':{[][^\n:]*: .+$/.test(source.trim());

  if (typeof value === 'object' && !isInBrackets && !hasColon)
    return `should be a text, and is ${type}. ${exampleAdvice(field)}`;

  // Quotes would not correct a text that does not fit the format.
  if (isFormat(field.is) && !FORMATS[field.is].fits(source))
    return formatFault(field, field.is, source);

  return `should be a text, and is ${type}. Put it in quotes: ${quoted(source)}`;
}

/**
 * Returns a sentence if staff have written a text for a whole group, and the
 * text can only be meant for one field: `address: 2 Harbour Street`.
 */
function groupAdvice({ fields }: GroupField, value: unknown): string {
  const [first, ...others] = Object.entries(fields).filter(
    ([, field]) => !field.optional,
  );

  if (!first || others.length > 0 || typeof value !== 'string') return '';

  const [name, { is }] = first;

  if (is !== 'text') return '';

  return ` Write the name of the field before the words: ${name}: ${shortened(value, MAX_QUOTED)}`;
}

/** Returns advice to write a number, the one in the text if it is one. */
const numberAdvice = (field: Field, value: unknown): string =>
  typeof value === 'string' && /^\d+$/.test(value)
    ? `Write: ${Number(value)}`
    : exampleAdvice(field);

/** Returns a message for a value of the wrong type. */
export function typeFault(
  field: Field,
  value: unknown,
  source = String(value),
): string | undefined {
  const type = typeOf(value);
  const wantedType = TYPE_NAMES[field.is] ?? 'a text';

  if (type === wantedType) return undefined;

  switch (field.is) {
    case 'switch':
      return 'should be true or false, without quotes.';
    case 'order':
    case 'year':
      return `should be a number without quotes, and is ${type}. ${numberAdvice(field, value)}`;
    case 'group':
      return `should have ${field.example} below it, each on a separate line, but is ${type}.${groupAdvice(field, value)}`;
    case 'list':
      return `should have ${field.example} below it, each on a separate line, but is ${type}.`;
    default:
      return textTypeFault(field, value, source);
  }
}
