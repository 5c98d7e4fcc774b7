import { groupFields } from '../../content/read/groupFields';
import { isLeftOut } from '../../content/read/isLeftOut';
import { withoutSoftHyphens } from '../../content/read/markdown';
import { picturePath } from '../../content/read/picturePath';
import type { ContentDocument } from '../../content/read/readDocument';
import {
  type Field,
  fieldNames,
  type Fields,
} from '../../content/shape/fields';

/** Returns the value of a field that is left out. */
function defaultOf(field: Field): unknown {
  if (field.is === 'switch') return field.default;

  return field.is === 'list' ? [] : null;
}

/** Fields whose values are paths relative to their file. */
const PATHS: readonly Field['is'][] = ['picture', 'portrait', 'logo'];

function nodeValue(field: Field, value: unknown, file: string): unknown {
  if (isLeftOut(value)) return defaultOf(field);
  if (field.is === 'group')
    return contentFields(field.fields, groupFields(value), file);
  if (field.is === 'list' && Array.isArray(value))
    return value.map((itemValue) => nodeValue(field.item, itemValue, file));
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
    const [, hyphenatedName] = fieldNames(name, field);

    nodeValues[name] =
      typeof value === 'string' ? withoutSoftHyphens(value) : value;

    // `titleHyphenated` keeps the soft hyphens that `title` loses.
    if (hyphenatedName) nodeValues[hyphenatedName] = value;
  }

  return nodeValues;
}
