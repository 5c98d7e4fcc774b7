import { isLeftOut } from '../../read/isLeftOut';
import type { ChoiceField, Field, ListField } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { exampleAdvice, MAX_QUOTED, quotesAdvice } from './advice';
import { formatFault } from './formatFault';
import { hiddenCharacters } from '../hiddenCharacters';
import { suggestion } from '../problem';
import { textFault } from './textFault';
import { typeFault } from './typeFault';

function countFault(
  { min, max }: ListField,
  count: number,
): string | undefined {
  if (count > max)
    return `has ${count} items, and the page has room for ${max}. Delete ${count - max}.`;
  if (count >= min) return undefined;

  return `has ${count} items, and the page needs ${min}. Write ${min - count} more; each item begins with a hyphen.`;
}

function orderFault(order: number): string | undefined {
  if (!Number.isInteger(order))
    return 'should be a whole number. Write 1, 2, 3 and so on.';

  return order < 1
    ? 'should be 1 or more. Write 1, 2, 3 and so on.'
    : undefined;
}

/** Years outside of this range are typing errors. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

function yearFault(year: number): string | undefined {
  const isYear =
    Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

  return isYear ? undefined : 'should be a year of four digits, such as 2026.';
}

/** Returns a message for a text that is not one line of visible characters. */
function lineFault(field: Field, text: string): string | undefined {
  const lines = text.split(/[\r\n]+/);

  if (lines.length > 1) {
    const oneLine = lines.map((line) => line.trim()).join(' ');

    return `has a line break in it. Write it on one line: ${shortened(oneLine, MAX_QUOTED)}`;
  }

  const reader = field.is === 'text' ? 'people' : 'program';
  const hidden = hiddenCharacters(text, reader);

  return hidden && `has ${hidden}. Type it again.`;
}

function choiceFault({ options }: ChoiceField, text: string) {
  if (options.includes(text)) return undefined;

  return `cannot be "${shortened(text)}". ${suggestion(text, options)}${quotesAdvice(text)}`;
}

/** Returns a message for a value of the right type that is wrong otherwise. */
function contentFault(field: Field, value: unknown): string | undefined {
  switch (field.is) {
    case 'group':
    case 'switch':
      return undefined;
    case 'list':
      return countFault(field, (value as unknown[]).length);
    case 'order':
      return orderFault(Number(value));
    case 'year':
      return yearFault(Number(value));
  }

  const text = String(value);
  const brokenLine = lineFault(field, text);

  if (brokenLine !== undefined) return brokenLine;
  if (field.is === 'text') return textFault(field, text);
  if (field.is === 'choice') return choiceFault(field, text);

  return formatFault(field, field.is, text);
}

/**
 * Whether a value is the word `null`, such as the name Null. YAML reads it as
 * no value.
 */
const isNullWord = (field: Field, value: unknown, source: string): boolean =>
  field.is === 'text' && value === null && /^null$/i.test(source);

/** Returns a sentence for a field that content of older versions lacks. */
const newFieldAdvice = ({ since }: Field): string =>
  since === undefined
    ? ''
    : ` Version ${since} has added this field: see CHANGELOG.md and docs/upgrade.md.`;

/** Returns a message for a field without a value. */
function missingFault(
  field: Field,
  value: unknown,
  source = '',
): string | undefined {
  if (isNullWord(field, value, source))
    return `should be a text, and is read as no value. Put it in quotes: "${source}"`;

  return field.optional
    ? undefined
    : `is missing or empty. ${field.purpose} ${exampleAdvice(field)}${newFieldAdvice(field)}`;
}

/**
 * Returns a message for a wrong value. Ignores the fields in a group and the
 * items of a list.
 * @param source of the value in the file, such as `+44` for 44
 */
export function fieldFault(
  field: Field,
  value: unknown,
  source?: string,
): string | undefined {
  if (isLeftOut(value)) return missingFault(field, value, source);

  return typeFault(field, value, source) ?? contentFault(field, value);
}
