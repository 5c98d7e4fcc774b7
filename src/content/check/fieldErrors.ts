import { array, lazy, mixed, object, ValidationError, type ISchema, type Schema } from 'yup';
import type { Field, Fields } from '../shape/fields';
import { isLeftOut } from '../read/isLeftOut';
import type { ContentDocument } from '../read/readDocument';
import { fieldFault, typeFault } from './fieldFault';
import { nearest, suggestion } from './nearest';

/** What is wrong with a value that its field allows: it names what is not there. */
export type Lookup = (field: Field, value: string) => Promise<string | undefined>;

interface Context {
  /** Without it, what a value names is not looked for. */
  lookup?: Lookup;
  /** Without it, a message quotes a value as YAML reads it. */
  sourceOf?: ContentDocument['sourceOf'];
}

/** Yup's way to a value, `offers.items[2].text`, in steps. */
export const stepsOf = (path = ''): string[] => path.match(/[^.[\]"]+/g) ?? [];

/** The schema of one value, of which `fieldFault` says what is wrong. */
const told = (field: Field, schema: Schema): Schema =>
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
  if (field.is === 'group') return lazy((value) => told(field, fieldsSchema(field.fields, value)));
  return told(field, field.is === 'list' ? array(fieldSchema(field.item)) : mixed());
}

/**
 * The rules of a group of fields, or of all fields of a file: none missing, none unknown, each right. What is wrong is
 * said here and in `fieldFault`; yup goes through groups and lists, and tells the path.
 */
function fieldsSchema(fields: Fields, values: unknown): Schema {
  const [names, given] = [Object.keys(fields), Object.keys(Object(values))];
  const free = names.filter((name) => !given.includes(name));
  const schemas = new Map(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  for (const name of given.filter((each) => !names.includes(each))) {
    const meant = nearest(name, free);
    const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;
    const said = `is no field here. ${suggestion(name, meant ? free : names, otherwise)}`;
    schemas.set(name, mixed().test({ name: 'known', message: () => said, test: () => false }));
    // The field that a misspelt name was meant to be is not missing as well.
    if (meant) schemas.delete(meant);
  }
  return object(Object.fromEntries(schemas));
}

/**
 * What is wrong with the values of fields, each with yup's way to it: `offers.items[2].text`, counted from 0.
 */
export async function fieldErrors(
  fields: Fields,
  values: unknown,
  context: Context = {},
): Promise<ValidationError[]> {
  // Nothing is made right in silence: a number is no text.
  const options = { abortEarly: false, strict: true, context };
  try {
    await fieldsSchema(fields, values).validate(values, options);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
