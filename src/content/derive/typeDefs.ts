import { type Field, fieldNames, type Fields, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { BAR_GROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

const SCALARS = {
  text: 'String',
  email: 'String',
  'web address': 'String',
  date: 'String',
  language: 'String',
  choice: 'String',
  colour: 'String',
  // Its place among the threads of the brand, from 1.
  thread: 'Int',
  mark: 'String',
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

/** What may be left out but then means something (`published`, no items) has a value in every node. */
const isNullable = (field: Field): boolean =>
  field.optional === true && field.is !== 'switch' && field.is !== 'list';

type Types = Record<string, string>;

const typesOf = (fields: Fields): Types =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      fieldNames(name, field).map((each) => [each, typeOf(field) + (isNullable(field) ? '' : '!')]),
    ),
  );

const inBraces = (types: Types): string =>
  `{\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join('')}}`;

/** Types by name, so that two groups of one type are declared once. */
function groupTypes(fields: Fields): Map<string, string> {
  const types = new Map<string, string>();
  for (const field of Object.values(fields)) {
    if (field.is !== 'group' && field.is !== 'list') continue;
    types.set(field.type, `type ${field.type} ${inBraces(typesOf(field.fields))}`);
    for (const [name, type] of groupTypes(field.fields)) types.set(name, type);
  }
  return types;
}

/** What every page has, from the table of pages and from its content. Gatsby answers `allPage` with all of them. */
const PAGE = {
  path: 'String!',
  row: 'Int!',
  order: 'Int',
  bar: 'BarGround!',
  listedIn: 'PageList!',
  name: 'String!',
  nameHyphenated: 'String!',
  title: 'String!',
  description: 'String!',
  updated: 'String!',
  updatedText: 'String!',
  heading: 'String!',
};

const pageTypes = `enum BarGround { ${BAR_GROUNDS.join(' ')} }
enum PageList { ${PAGE_LISTS.join(' ')} }
interface Page implements Node ${inBraces({ id: 'ID!', ...PAGE })}`;

const kindType = (kind: Kind): string => {
  const [interfaces, shared] = isPage(kind) ? ['Node & Page', PAGE] : ['Node', {}];
  const types = { ...typesOf(kind.fields), ...shared };
  return `type ${kind.type} implements ${interfaces} @dontInfer ${inBraces(types)}`;
};

const kindTypes = (kind: Kind): string[] => [kindType(kind), ...groupTypes(kind.fields).values()];

/** A part of a text with headings; it is worked out from the text, not written as a field. */
const sectionType = `type TextSection ${inBraces({ id: 'String!', title: 'String!', titleHyphenated: 'String!', html: 'String!' })}`;

/**
 * The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. Two kinds of one type, which
 * then have the same fields but for an order, share it.
 */
export const typeDefs = [...new Set([pageTypes, sectionType, ...kinds.flatMap(kindTypes)])].join(
  '\n\n',
);
