/** Fields in the fewest words, for the kinds. Each is given what it is for, and a value that would be right. */
import type { Field, Fields, GroupField, ListField, PlainField, TextField } from './fields';

/** A text. The words in braces in its example are those that the site fills in. */
export const text = (max: number, purpose: string, example: string): TextField => ({
  is: 'text',
  max,
  purpose,
  example,
  placeholders: [...example.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
});

/** A text in the display typeface, too large for a phone to hold a long word in one line. */
export const heading: typeof text = (...words) => ({ ...text(...words), hyphenated: true });

/** The name of a button: short enough to stay on one line of a phone. */
export const button = (purpose: string, example: string): TextField => text(28, purpose, example);

export const field = (is: PlainField['is'], purpose: string, example: string): PlainField => ({
  is,
  purpose,
  example,
});

export const choice = (of: readonly string[], purpose: string, example: string): Field => ({
  is: 'choice',
  of,
  purpose,
  example,
});

export const group = (
  type: string,
  purpose: string,
  example: string,
  fields: Fields,
): GroupField => ({ is: 'group', type, purpose, example, fields });

/** A list, which is for what its items are for where nothing else is said. */
export const list = (
  count: Pick<ListField, 'min' | 'max'>,
  item: ListField['item'],
  { purpose, example }: Pick<ListField, 'purpose' | 'example'> = item,
): ListField => ({ is: 'list', ...count, item, purpose, example });

/** May be left out. */
export const optional = <Kept extends Field>(field: Kept): Kept => ({ ...field, optional: true });
