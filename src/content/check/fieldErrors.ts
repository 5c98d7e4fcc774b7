import type { Field, Fields } from '../shape/fields';
import { isLeftOut } from '../read/isLeftOut';
import type { ContentDocument, FieldPath } from '../read/readDocument';
import { fieldFault } from './fieldFault';
import { nearest, suggestion } from './nearest';

/** Checks whether a picture or thread that a field names exists and can be used. @returns a message, or `undefined` if so */
export type CheckReference = (field: Field, name: string) => Promise<string | undefined>;

type Values = Readonly<Record<string, unknown>>;

interface FieldError {
  path: FieldPath;
  message: string;
  /** The invalid value; `undefined` for an unknown field. */
  value?: unknown;
}

/** Validates all fields of a file. @returns the invalid values and the unknown fields */
export async function fieldErrors(
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];

  async function checkValue(field: Field, value: unknown, path: FieldPath): Promise<void> {
    let message = fieldFault(field, value, document.sourceOf(path));
    if (!isLeftOut(value)) message ??= await checkReference?.(field, String(value));
    if (message !== undefined) errors.push({ path, message, value });
    if (field.is === 'list' && Array.isArray(value))
      for (const [index, item] of value.entries())
        await checkValue(field.item, item, [...path, index]);
    if (field.is === 'group' && message === undefined && !isLeftOut(value))
      await checkGroup(field.fields, Object(value), path);
  }

  async function checkGroup(group: Fields, values: Values, path: FieldPath): Promise<void> {
    const [names, given] = [Object.keys(group), Object.keys(values)];
    const missing = names.filter((name) => !given.includes(name));
    const misspelt = new Set<string>();
    for (const unknown of given.filter((name) => !names.includes(name))) {
      const intended = nearest(unknown, missing);
      if (intended) misspelt.add(intended);
      const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;
      const advice = suggestion(unknown, intended ? missing : names, otherwise);
      errors.push({ path: [...path, unknown], message: `is not a field here. ${advice}` });
    }
    for (const [name, field] of Object.entries(group))
      // A misspelt field is not also reported as missing.
      if (!misspelt.has(name)) await checkValue(field, values[name], [...path, name]);
  }

  await checkGroup(fields, document.fields, []);
  return errors;
}
