import { array, lazy, mixed, object, ValidationError, type ISchema, type Schema } from 'yup';
import type { Field, Fields } from '../shape/fields';
import { isLeftOut } from '../read/isLeftOut';
import type { ContentDocument } from '../read/readDocument';
import { fieldFault, typeFault } from './fieldFault';
import { nearest, suggestion } from './nearest';

/** Checks a valid value that names something, such as a picture or a thread, for whether that exists. */
export type Lookup = (field: Field, value: string) => Promise<string | undefined>;

interface Context {
  lookup?: Lookup;
  /** Lets messages quote a value as written in the file, rather than as YAML parses it. */
  sourceOf?: ContentDocument['sourceOf'];
}

/** Splits yup's path of a value, such as `offers.items[2].text`. */
export const stepsOf = (path = ''): string[] => path.match(/[^.[\]"]+/g) ?? [];

/** Adds our validation and messages to a yup schema. */
const withMessages = (field: Field, schema: Schema): Schema =>
  schema
    .test('right', async (value: unknown, { createError, options, path }) => {
      const { lookup, sourceOf }: Context = options.context;
      const message =
        fieldFault(field, value, sourceOf?.(stepsOf(path))) ??
        (isLeftOut(value) ? undefined : await lookup?.(field, String(value)));
      return message === undefined || createError({ message: () => message });
    })
    .typeError(({ originalValue }: { originalValue: unknown }) => typeFault(field, originalValue))
    .nullable();

function fieldSchema(field: Field): ISchema<unknown> {
  if (field.is === 'group')
    return lazy((value) => withMessages(field, fieldsSchema(field.fields, value)));
  return withMessages(field, field.is === 'list' ? array(fieldSchema(field.item)) : mixed());
}

/** Returns the schema of a group of fields or of a whole file: no field missing or unknown, and each one valid. */
function fieldsSchema(fields: Fields, values: unknown): Schema {
  const [names, given] = [Object.keys(fields), Object.keys(Object(values))];
  const missing = names.filter((name) => !given.includes(name));
  const schemas = new Map(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  for (const name of given.filter((each) => !names.includes(each))) {
    const meant = nearest(name, missing);
    const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;
    const message = `is no field here. ${suggestion(name, meant ? missing : names, otherwise)}`;
    schemas.set(name, mixed().test({ name: 'known', message: () => message, test: () => false }));
    // Don't also report the field that was misspelt as missing.
    if (meant) schemas.delete(meant);
  }
  return object(Object.fromEntries(schemas));
}

/** Validates the values of fields. @returns the errors, each with yup's path: `offers.items[2].text`, counted from 0 */
export async function fieldErrors(
  fields: Fields,
  values: unknown,
  context: Context = {},
): Promise<ValidationError[]> {
  // Strict: yup must not convert a number to a text.
  const options = { abortEarly: false, strict: true, context };
  try {
    await fieldsSchema(fields, values).validate(values, options);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
