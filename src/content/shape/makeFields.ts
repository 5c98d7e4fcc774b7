/** Fields in the fewest words, for the kinds. Each is given what it is for, and a value that would be right. */
import type { Count, Field, Fields, FormatField, GroupField, ListField, TextField } from './fields';

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

export const format = (is: FormatField['is'], purpose: string, example: string): FormatField => ({
  is,
  purpose,
  example,
});

export const group = (
  type: string,
  purpose: string,
  example: string,
  fields: Fields,
): GroupField => ({ is: 'group', type, purpose, example, fields });

export const list = (
  count: Count,
  ...[type, purpose, example, fields]: Parameters<typeof group>
): ListField => ({ is: 'list', type, purpose, example, fields, count });

/** May be left out. */
export const optional = <Kept extends Field>(field: Kept): Kept => ({ ...field, optional: true });
