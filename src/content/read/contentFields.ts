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
 * The values of a content file as the site's data holds them: every field is there, those left out are null, a list
 * without items or what leaving them out means, and a picture's path counts from content/.
 * @param folder the folder of the file, relative to content/: `.` or `services`
 */
export const contentFields = (fields: Fields, values: Values, folder: string): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, values[name], folder);
      // A text has no soft hyphens; a heading has them in its second form alone.
      const plain = typeof value === 'string' ? withoutSoftHyphens(value) : value;
      return fieldNames(name, field).map((each) => [each, each === name ? plain : value]);
    }),
  );
