import type { Field, Fields } from '../shape/fields';
import { isLeftOut, type ContentDocument, type FieldPath } from '../read/readDocument';
import { fieldFault } from './fieldFault';
import { nearest, suggestion } from './nearest';

/** Checks that the picture, logo or thread that a field names exists and can be used. Returns a message if not. */
export type CheckReference = (field: Field, name: string) => Promise<string | undefined>;

export async function validateFields(
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
) {
  const errors: { path: FieldPath; message: string; value?: unknown }[] = [];

  async function validate(field: Field, value: unknown, path: FieldPath): Promise<void> {
    let message = fieldFault(field, value, document.sourceOf(path));
    if (!isLeftOut(value)) message ??= await checkReference?.(field, String(value));
    if (message !== undefined) errors.push({ path, message, value });
    if (field.is === 'list' && Array.isArray(value))
      for (const [index, item] of value.entries())
        await validate(field.item, item, [...path, index]);
    if (field.is === 'group' && message === undefined && !isLeftOut(value))
      await validateGroup(field.fields, Object(value), path);
  }

  async function validateGroup(group: Fields, values: object, path: FieldPath): Promise<void> {
    const names = Object.keys(group);
    const given = new Map<string, unknown>(Object.entries(values));
    const missing = names.filter((name) => !given.has(name));
    const unknown = [...given.keys()].filter((name) => !names.includes(name));
    const intendedNames = unknown.map((name) => nearest(name, missing));
    for (const [index, name] of unknown.entries()) {
      const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;
      // If a missing field and a given one resemble the unknown name, it probably means the missing one.
      const advice = suggestion(name, intendedNames[index] ? missing : names, otherwise);
      errors.push({ path: [...path, name], message: `is not a field here. ${advice}` });
    }
    for (const [name, field] of Object.entries(group))
      // A misspelt field is not also reported as missing.
      if (!intendedNames.includes(name)) await validate(field, given.get(name), [...path, name]);
  }

  await validateGroup(fields, document.fields, []);
  return errors;
}
