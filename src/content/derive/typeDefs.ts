import { type Field, fieldNames, type Fields, groupsIn, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { pageFields } from '../shape/kinds/common';
import { BAR_GROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

/** GraphQL types of fields. All other fields have the type `String`. */
const GRAPHQL_TYPES: Partial<Record<Field['is'], string>> = {
  // The position of the thread in brand.md, from 1.
  thread: 'Int',
  picture: 'File',
  order: 'Int',
  switch: 'Boolean',
};

function typeOf(field: Field): string {
  if (field.is === 'group') return field.type;
  if (field.is === 'list') return `[${typeOf(field.item)}!]`;
  return GRAPHQL_TYPES[field.is] ?? 'String';
}

/** Whether a field can be null. Switches and lists have a default value. */
const isNullable = (field: Field): boolean =>
  field.optional === true && field.is !== 'switch' && field.is !== 'list';

/** GraphQL types by the name of the field. */
type FieldTypes = Record<string, string>;

const fieldTypes = (fields: Fields): FieldTypes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      fieldNames(name, field).map((nodeField) => {
        const type = typeOf(field) + (isNullable(field) ? '' : '!');
        // The value of a picture is its path relative to content/. @link finds Gatsby's File node with this path.
        return [nodeField, field.is === 'picture' ? `${type} @link(by: "relativePath")` : type];
      }),
    ),
  );

const inBraces = (types: FieldTypes): string =>
  `{\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join('')}}`;

/**
 * Fields of the interface `Page`, which makes the query `allPage` possible. contentResolvers.ts computes `path`, `bar`, `listedIn`,
 * `updatedText` and `row`, the page's index in `pages`. Only text pages have an `order`.
 */
const pageInterfaceFields = {
  path: 'String!',
  row: 'Int!',
  order: 'Int',
  bar: 'BarGround!',
  listedIn: 'PageList!',
  updatedText: 'String!',
  ...fieldTypes(pageFields),
};

const pageInterface = `enum BarGround { ${BAR_GROUNDS.join(' ')} }
enum PageList { ${PAGE_LISTS.join(' ')} }
interface Page implements Node ${inBraces({ id: 'ID!', ...pageInterfaceFields })}`;

function kindTypes(kind: Kind): string[] {
  const types = fieldTypes(kind.fields);
  const kindType = isPage(kind)
    ? `type ${kind.type} implements Node & Page @dontInfer ${inBraces({ ...types, ...pageInterfaceFields })}`
    : `type ${kind.type} implements Node @dontInfer ${inBraces(types)}`;
  const groups = groupsIn(kind.fields).map(
    ({ type, fields }) => `type ${type} ${inBraces(fieldTypes(fields))}`,
  );
  return [kindType, ...groups];
}

/** A section of a text page, which src/gatsby/nodes/sections.ts computes from the body. */
const sectionType =
  'type TextSection {\n  id: String!\n  title: String!\n  titleHyphenated: String!\n  html: String!\n}';

// A type may come up twice: the privacy policy and the other text pages have the same.
const uniqueTypes = new Set([pageInterface, sectionType, ...kinds.flatMap(kindTypes)]);

/** The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. */
export const typeDefs = [...uniqueTypes].join('\n\n');
