import {
  array,
  boolean,
  number,
  object,
  string,
  ValidationError,
  type Schema,
  type TestContext,
} from 'yup';
import type { Field, Fields, ListField, LinesField, OrderField } from '../shape/fields';
import { nearest } from './nearest';
import { example, textFault, type WrittenField } from './textFault';

const NAMES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** What a value is, in a person's words. */
const nameOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : (NAMES[typeof value] ?? 'a group of fields');

const missing = (field: Field): string => `is missing or empty. ${field.purpose} ${example(field)}`;

interface Given {
  originalValue?: unknown;
}

const notText =
  (field: Field) =>
  ({ originalValue }: Given): string =>
    typeof originalValue === 'object'
      ? `should be a text, and is ${nameOf(originalValue)}. ${example(field)}`
      : `should be a text, and is ${nameOf(originalValue)}. Put it in quotes: "${String(originalValue)}"`;

const notGroup =
  (field: Field) =>
  ({ originalValue }: Given): string =>
    `should be ${field.example}, each on a line of its own, and is ${nameOf(originalValue)}.`;

function textSchema(field: WrittenField): Schema {
  const text = string()
    .strict()
    .typeError(notText(field))
    .test('right', function right(value) {
      if (typeof value !== 'string' || value.trim() === '') return true;
      const message = textFault(field, value);
      return message === undefined || this.createError({ message });
    });
  if (field.optional) return text.nullable();
  return text
    .required(missing(field))
    .test('filled', missing(field), (value) => value.trim() !== '');
}

const orderSchema = (field: OrderField): Schema =>
  number()
    .strict()
    .typeError(
      ({ originalValue }: Given) =>
        `should be a number without quotes, and is ${nameOf(originalValue)}. ${example(field)}`,
    )
    .required(missing(field))
    .integer('should be a whole number. Write 1, 2, 3 and so on.')
    .min(1, 'should count from 1. Write 1, 2, 3 and so on.');

const listSchema = (field: ListField | LinesField, item: Schema): Schema =>
  array()
    .strict()
    .typeError(notGroup(field))
    .of(item)
    .required(missing(field))
    .test('count', function count({ length }) {
      const surplus = length - field.count;
      if (surplus === 0) return true;
      const change = surplus > 0 ? `Take ${surplus} away` : `Write ${-surplus} more`;
      return this.createError({
        message: `has ${length} items, and the page has room for ${field.count}. ${change}; each begins with a hyphen.`,
      });
    });

/** Refuses fields that the shape does not name, each with the name that was meant. */
const knownFields = (fields: Fields) =>
  function known(this: TestContext, value: unknown): true | ValidationError {
    const given = Object.keys(Object(value));
    const names = Object.keys(fields);
    const free = names.filter((name) => !given.includes(name));
    const errors = given
      .filter((name) => !names.includes(name))
      .map((name) => {
        const meant = nearest(name, free) ?? nearest(name, names);
        const advice = meant
          ? `Did you mean ${meant}?`
          : `Delete it, or use one of: ${names.join(', ')}.`;
        return this.createError({
          path: this.path ? `${this.path}.${name}` : name,
          message: `is no field here. ${advice}`,
        });
      });
    return errors.length === 0 || new ValidationError(errors);
  };

/** The rules of a group of fields, or of all fields of a file: none missing, none unknown, each right. */
export const fieldsSchema = (fields: Fields) =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  )
    .strict()
    .test('known', knownFields(fields));

/** The rules of one field, in yup. */
function fieldSchema(field: Field): Schema {
  switch (field.is) {
    case 'order':
      return orderSchema(field);
    case 'switch':
      return boolean().strict().nullable().typeError('should be true or false, without quotes.');
    case 'lines':
      return listSchema(field, textSchema(field));
    case 'list':
    case 'group': {
      const group = fieldsSchema(field.fields).typeError(notGroup(field));
      if (field.is === 'group' && field.optional) return group.nullable();
      const filled = group.required(missing(field));
      return field.is === 'list' ? listSchema(field, filled) : filled;
    }
    default:
      return textSchema(field);
  }
}
