import { isLeftOut } from '../../content/read/isLeftOut';
import { withoutSoftHyphens } from '../../content/read/markdown';
import { picturePath } from '../../content/read/picturePath';
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

/** Fields whose values are paths relative to their file. */
const PATHS: readonly Field['is'][] = ['picture', 'portrait', 'logo'];

function nodeValue(field: Field, value: unknown, file: string): unknown {
  if (isLeftOut(value)) return DEFAULTS[field.is] ?? null;
  // Object() turns a text that staff have written in place of a group into an
  // object without the group's fields.
  if (field.is === 'group')
    return contentFields(field.fields, Object(value), file);
  if (field.is === 'list' && Array.isArray(value))
    return value.map((item) => nodeValue(field.item, item, file));
  if (PATHS.includes(field.is)) return picturePath(String(value), file);

  return value;
}

/**
 * Converts the YAML values of a content file to the fields of its GraphQL node.
 * @param file path in content/
 */
export function contentFields(
  fields: Fields,
  values: ContentDocument['fields'],
  file: string,
) {
  const nodeValues: Record<string, unknown> = {};

  for (const [name, field] of Object.entries(fields)) {
    const value = nodeValue(field, values[name], file);

    // `titleHyphenated` keeps the soft hyphens, `title` has none.
    for (const nodeField of fieldNames(name, field))
      nodeValues[nodeField] = value;
    if (typeof value === 'string') nodeValues[name] = withoutSoftHyphens(value);
  }

  return nodeValues;
}
