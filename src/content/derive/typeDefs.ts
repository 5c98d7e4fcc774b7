import type { Field, Fields, Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';

const SCALARS = {
  text: 'String',
  email: 'String',
  'web address': 'String',
  date: 'String',
  language: 'String',
  choice: 'String',
  picture: 'File',
  order: 'Int',
  switch: 'Boolean',
} as const;

function typeOf(field: Field): string {
  if (field.is === 'group') return field.type;
  if (field.is === 'list') return `[${field.type}!]`;
  if (field.is === 'lines') return '[String!]';
  return SCALARS[field.is];
}

/** A field that may be left out but then means something (`published`) has a value in every node. */
const isNullable = (field: Field): boolean => field.optional === true && field.is !== 'switch';

const fieldLines = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => `  ${name}: ${typeOf(field)}${isNullable(field) ? '' : '!'}`)
    .join('\n');

/** Types by name, so that two groups of one type are declared once. */
function groupTypes(fields: Fields): Map<string, string> {
  const types = new Map<string, string>();
  for (const field of Object.values(fields)) {
    if (field.is !== 'group' && field.is !== 'list') continue;
    types.set(field.type, `type ${field.type} {\n${fieldLines(field.fields)}\n}`);
    for (const [name, type] of groupTypes(field.fields)) types.set(name, type);
  }
  return types;
}

const kindTypes = (kind: Kind): string[] => [
  `type ${kind.type} implements Node @dontInfer {\n${fieldLines(kind.fields)}\n}`,
  ...groupTypes(kind.fields).values(),
];

/** A part of the text of a file with headings; it is worked out from the text, not written as a field. */
const sectionType = (kind: Kind): string[] =>
  kind.body?.headings
    ? [`type ${sectionTypeOf(kind)} {\n  id: String!\n  title: String!\n  html: String!\n}`]
    : [];

/** `PrivacyPage` has sections of the type `PrivacySection`. */
export const sectionTypeOf = (kind: Kind): string => `${kind.type.replace(/Page$/, '')}Section`;

/** The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. */
export const typeDefs = kinds
  .flatMap((kind) => [...kindTypes(kind), ...sectionType(kind)])
  .join('\n\n');
