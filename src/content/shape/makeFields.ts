/** Functions that make the fields of the kinds. Most take the purpose and an example. */
import type { Field, Fields, GroupField, ListField, PlainField, TextField } from './fields';

/** A text field. The names in braces in the example are its placeholders. */
export const text = (max: number, purpose: string, example: string): TextField => ({
  is: 'text',
  max,
  purpose,
  example,
  placeholders: [...example.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
});

/** A text in the display typeface, so large that a long word must be hyphenated on a phone. */
export const heading: typeof text = (...words) => ({ ...text(...words), hyphenated: true });

/** The label of a button, short enough for one line on a phone. */
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

/** A list. Its purpose and example default to those of its items. */
export const list = (
  count: Pick<ListField, 'min' | 'max'>,
  item: ListField['item'],
  { purpose, example }: Pick<ListField, 'purpose' | 'example'> = item,
): ListField => ({ is: 'list', ...count, item, purpose, example });

/** Makes a field optional. */
export const optional = <Kept extends Field>(field: Kept): Kept => ({ ...field, optional: true });
