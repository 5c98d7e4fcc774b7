import { posix } from 'node:path';
import { type Field, fieldNames, type Fields } from '../shape/fields';
import { isLeftOut } from './isLeftOut';
import { withoutSoftHyphens } from './withoutSoftHyphens';

type Values = Readonly<Record<string, unknown>>;

function valueOf(field: Field, value: unknown, folder: string): unknown {
  if (field.is === 'switch') return isLeftOut(value) || value;
  if (isLeftOut(value)) return field.is === 'list' ? [] : null;
  if (field.is === 'group') return contentFields(field.fields, Object(value), folder);
  if (field.is === 'list' && Array.isArray(value))
    return value.map((item) => valueOf(field.item, item, folder));
  if (field.is === 'picture' || field.is === 'logo') return posix.join(folder, String(value));
  return value;
}

/**
 * Converts the YAML values of a content file to the values of its GraphQL node. Adds missing fields: `true` for a switch, an empty
 * list for a list, `null` for others. Makes the paths of pictures relative to content/.
 * @param folder the folder of the file, relative to content/: `.` or `services`
 */
export const contentFields = (fields: Fields, values: Values, folder: string): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, values[name], folder);
      // Soft hyphens are kept only in the hyphenated field of a heading.
      const plain = typeof value === 'string' ? withoutSoftHyphens(value) : value;
      return fieldNames(name, field).map((each) => [each, each === name ? plain : value]);
    }),
  );
