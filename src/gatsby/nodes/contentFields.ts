import { posix } from 'node:path';
import { isLeftOut } from '../../content/read/isLeftOut';
import { withoutSoftHyphens } from '../../content/read/markdown';
import type { ContentDocument } from '../../content/read/readDocument';
import {
  type Field,
  fieldNames,
  type Fields,
} from '../../content/shape/fields';

const DEFAULTS: Partial<Record<Field['is'], unknown>> = {
  switch: true,
  list: [],
};

function nodeValue(field: Field, value: unknown, folder: string): unknown {
  if (isLeftOut(value)) return DEFAULTS[field.is] ?? null;
  // Object() turns a text that staff have written in place of a group into an
  // object without the group's fields.
  if (field.is === 'group')
    return contentFields(field.fields, Object(value), folder);
  if (field.is === 'list' && Array.isArray(value))
    return value.map((item) => nodeValue(field.item, item, folder));
  if (field.is === 'picture' || field.is === 'logo')
    return posix.join(folder, String(value));

  return value;
}

/**
 * Converts the YAML values of a content file to the fields of its GraphQL node.
 * @param folder of the file, in content/
 */
export function contentFields(
  fields: Fields,
  values: ContentDocument['fields'],
  folder: string,
) {
  const nodeValues: Record<string, unknown> = {};

  for (const [name, field] of Object.entries(fields)) {
    const value = nodeValue(field, values[name], folder);

    // `titleHyphenated` keeps the soft hyphens, `title` has none.
    for (const nodeField of fieldNames(name, field))
      nodeValues[nodeField] = value;
    if (typeof value === 'string') nodeValues[name] = withoutSoftHyphens(value);
  }

  return nodeValues;
}
