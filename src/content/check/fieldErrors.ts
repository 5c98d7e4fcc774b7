import { array, mixed, object, ValidationError, type Schema, type TestContext } from 'yup';
import type { Field, Fields } from '../shape/fields';
import { isLeftOut } from '../read/contentFields';
import { fieldFault, typeFault } from './fieldFault';
import { nearest, suggestion } from './nearest';

/** What is wrong with a value that its field allows: it names what is not there. */
export type Lookup = (field: Field, value: string) => Promise<string | undefined>;

/** Refuses fields that the shape does not name. `params.meant` is the path of the field that a misspelt name stands for. */
const knownFields = (fields: Fields) =>
  function known(this: TestContext, value: unknown): true | ValidationError {
    const given = Object.keys(Object(value));
    const names = Object.keys(fields);
    const free = names.filter((name) => !given.includes(name));
    const at = (name: string): string => (this.path ? `${this.path}.${name}` : name);
    const errors = given
      .filter((name) => !names.includes(name))
      .map((name) => {
        const meant = nearest(name, free);
        const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;
        const advice = suggestion(name, meant ? free : names, otherwise);
        return this.createError({
          path: at(name),
          message: () => `is no field here. ${advice}`,
          params: { meant: meant && at(meant) },
        });
      });
    return errors.length === 0 || new ValidationError(errors);
  };

/** The schema of one value, of which `fieldFault` says what is wrong. */
const told = (field: Field, schema: Schema): Schema =>
  schema
    .nullable()
    .typeError(({ originalValue }: { originalValue: unknown }) => typeFault(field, originalValue))
    .test('right', async function right(this: TestContext<{ lookup?: Lookup }>, value: unknown) {
      const message =
        fieldFault(field, value) ??
        (isLeftOut(value) ? undefined : await this.options.context?.lookup?.(field, String(value)));
      return message === undefined || this.createError({ message: () => message });
    });

function fieldSchema(field: Field): Schema {
  if (field.is === 'group') return told(field, fieldsSchema(field.fields));
  if (field.is === 'lines') return told(field, array(fieldSchema(field.line)));
  if (field.is !== 'list') return told(field, mixed());
  return told(field, array(fieldSchema({ ...field, is: 'group', optional: undefined })));
}

/**
 * The rules of a group of fields, or of all fields of a file: none missing, none unknown, each right. What is wrong is
 * said here and in `fieldFault`; yup goes through groups and lists, and tells the path.
 */
const fieldsSchema = (fields: Fields) =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  ).test('known', knownFields(fields));

/**
 * What is wrong with the values of fields, each with yup's way to it: `offers.items[2].text`, counted from 0.
 * @param lookup without it, what a value names is not looked for
 */
export async function fieldErrors(
  fields: Fields,
  values: unknown,
  lookup?: Lookup,
): Promise<ValidationError[]> {
  try {
    // Nothing is made right in silence: a number is no text.
    const options = { abortEarly: false, strict: true, context: { lookup } };
    await fieldsSchema(fields).validate(values, options);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The field that a misspelt name was meant to be is not missing as well.
    const meant = error.inner.map(({ params }) => params?.meant);
    return error.inner.filter(({ path }) => !meant.includes(path));
  }
}
