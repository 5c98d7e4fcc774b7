import type { Field, Fields, GroupField, ListField, PlainField, TextField } from './fields';

/** The names in braces in the example are the field's placeholders. */
export const text = (max: number, purpose: string, example: string): TextField => ({
  is: 'text',
  max,
  purpose,
  example,
  placeholders: [...example.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
});

/** Makes a field for text in the heading typeface, so large that long words must be hyphenated on a phone. */
export const heading: typeof text = (...args) => ({ ...text(...args), hyphenated: true });

/** Makes a field for the label of a button. With 28 characters, it fits on one line on a phone. */
export const button = (purpose: string, example: string): TextField => text(28, purpose, example);

/** Makes a field for a text in a format, an order or a switch. */
export function field(is: PlainField['is'], purpose: string, example: string): PlainField {
  return { is, purpose, example };
}

export function choice(options: readonly string[], purpose: string, example: string): Field {
  return { is: 'choice', options, purpose, example };
}

/** @param type name of the GraphQL type */
export function group(type: string, purpose: string, example: string, fields: Fields): GroupField {
  return { is: 'group', type, purpose, example, fields };
}

/** Makes a list. Without its own purpose and example, it has the same as its items. */
export const list = (
  count: Pick<ListField, 'min' | 'max'>,
  item: ListField['item'],
  { purpose, example }: Pick<ListField, 'purpose' | 'example'> = item,
): ListField => ({ is: 'list', ...count, item, purpose, example });

export const optional = <Type extends Field>(field: Type): Type => ({ ...field, optional: true });
