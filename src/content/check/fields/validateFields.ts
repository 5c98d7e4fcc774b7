import type { FieldPath } from '../../read/fieldPlaces';
import { isLeftOut } from '../../read/isLeftOut';
import type { ContentDocument } from '../../read/readDocument';
import type { Field, Fields, ListField } from '../../shape/fields';
import { fieldFault } from './fieldFault';
import { lengthAdvice } from './textFault';
import { shortened } from '../../shape/shortened';
import { VERSION } from '../../shape/version';
import { hiddenCharacters } from '../hiddenCharacters';
import { nearest, suggestion } from '../problem';

/**
 * Checks that the picture, logo, service or thread that a field or a text names
 * exists and can be used. Returns a message if not. Accepts other fields.
 */
export type CheckReference = (
  reference: { is: Field['is'] | 'text picture' },
  name: string,
) => Promise<string | undefined>;

export interface FieldError {
  path: FieldPath;
  message: string;

  /** The wrong value; none if the field is missing or unknown. */
  value?: unknown;

  /** Whether the site shows the value all the same. */
  warning?: true;
}

interface Validation {
  document: ContentDocument;
  checkReference: CheckReference | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns a message for a value, but not for the fields or items in it. */
async function valueFault(
  field: Field,
  value: unknown,
  path: FieldPath,
  { document, checkReference }: Validation,
): Promise<string | undefined> {
  const fault = fieldFault(field, value, document.places.sourceOf(path));

  if (fault !== undefined || isLeftOut(value)) return fault;

  return checkReference?.(field, String(value));
}

const repeatedMessage = (value: unknown): string =>
  `${shortened(String(value))} is in this list already. Delete one of the two.`;

async function itemErrors(
  { max, item }: ListField,
  values: readonly unknown[],
  path: FieldPath,
  validation: Validation,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];

  // Items after the maximum are not checked. That there are too many is an
  // error of the list.
  for (const [index, value] of values.slice(0, max).entries()) {
    const itemPath = [...path, index];
    const earlierValues = values.slice(0, index);
    const isRepeated = item.is === 'service' && earlierValues.includes(value);

    if (isRepeated)
      errors.push({ path: itemPath, message: repeatedMessage(value), value });
    else errors.push(...(await valueErrors(item, value, itemPath, validation)));
  }

  return errors;
}

/** Returns a warning for a value without a fault. */
function adviceOn(field: Field, value: unknown, path: FieldPath): FieldError[] {
  if (field.is !== 'text' || isLeftOut(value)) return [];

  const message = lengthAdvice(field, String(value));

  return message === undefined ? [] : [{ path, message, value, warning: true }];
}

/** Returns the errors of a value, and of everything in it. */
async function valueErrors(
  field: Field,
  value: unknown,
  path: FieldPath,
  validation: Validation,
): Promise<FieldError[]> {
  const message = await valueFault(field, value, path, validation);
  const errors =
    message === undefined
      ? adviceOn(field, value, path)
      : [{ path, message, value }];

  if (field.is === 'list' && Array.isArray(value))
    return [...errors, ...(await itemErrors(field, value, path, validation))];

  if (field.is === 'group' && message === undefined && !isLeftOut(value))
    return groupErrors(field.fields, value as Values, path, validation);

  return errors;
}

/** A name in a file that is not the name of a field. */
interface UnknownName {
  name: string;

  /** The missing field that it resembles, if there is one. */
  intended: string | undefined;
}

function unknownNames(fields: Fields, values: Values): UnknownName[] {
  const names = Object.keys(fields);
  const missing = names.filter((name) => !Object.hasOwn(values, name));
  const unknown = Object.keys(values).filter((name) => !names.includes(name));

  return unknown.map((name) => ({ name, intended: nearest(name, missing) }));
}

/** The content may be older or newer than the code. */
const OTHER_VERSIONS = `This is version ${VERSION}: CHANGELOG.md has the fields of other versions, and docs/upgrade.md leads to a newer one.`;

function unknownNameMessage(
  { name, intended }: UnknownName,
  fields: Fields,
): string {
  const names = Object.keys(fields);
  const otherwise = `Delete it, or use one of: ${names.join(', ')}. ${OTHER_VERSIONS}`;

  // If a missing field and a given one resemble the unknown name, it probably
  // means the missing one.
  const candidates = intended === undefined ? names : [intended];
  const advice = suggestion(name, candidates, otherwise);

  const hidden = hiddenCharacters(name, 'program');
  const reason = hidden ? `: its name has ${hidden}` : '';

  return `is not a field here${reason}. ${advice}`;
}

async function groupErrors(
  fields: Fields,
  values: Values,
  path: FieldPath,
  validation: Validation,
): Promise<FieldError[]> {
  const unknown = unknownNames(fields, values);
  const errors: FieldError[] = unknown.map((each) => ({
    path: [...path, each.name],
    message: unknownNameMessage(each, fields),
  }));

  // A misspelt field is not also reported as missing.
  const misspelt = unknown.map(({ intended }) => intended);

  for (const [name, field] of Object.entries(fields)) {
    if (misspelt.includes(name)) continue;

    const fieldPath = [...path, name];

    errors.push(
      ...(await valueErrors(field, values[name], fieldPath, validation)),
    );
  }

  return errors;
}

/** Returns the errors and warnings in the fields of a file. */
export const validateFields = (
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
): Promise<FieldError[]> =>
  groupErrors(fields, document.fields, [], { document, checkReference });
