import { type Field, fieldNames, type Fields, groupsIn, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { pageFields } from '../shape/kinds/common';
import { BAR_GROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

/** GraphQL types of fields. A field that is not listed here has the type `String`. */
const SCALARS: Partial<Record<Field['is'], string>> = {
  // The position of the thread in brand.md, from 1.
  thread: 'Int',
  picture: 'File',
  order: 'Int',
  switch: 'Boolean',
};

function typeOf(field: Field): string {
  if (field.is === 'group') return field.type;
  if (field.is === 'list') return `[${typeOf(field.item)}!]`;
  return SCALARS[field.is] ?? 'String';
}

/** Whether a field can be null. Switches and lists have a default value. */
const isNullable = (field: Field): boolean =>
  field.optional === true && field.is !== 'switch' && field.is !== 'list';

type Types = Record<string, string>;

const typesOf = (fields: Fields): Types =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      fieldNames(name, field).map((nodeField) => {
        const type = typeOf(field) + (isNullable(field) ? '' : '!');
        // The node of a picture has its path relative to content/. @link finds Gatsby's File node with this path.
        return [nodeField, field.is === 'picture' ? `${type} @link(by: "relativePath")` : type];
      }),
    ),
  );

const inBraces = (types: Types): string =>
  `{\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join('')}}`;

/** Fields of the interface `Page`: some from the table of pages, some from the content. The query `allPage` finds nodes of all pages. */
const PAGE_FIELDS = {
  path: 'String!',
  row: 'Int!',
  order: 'Int',
  bar: 'BarGround!',
  listedIn: 'PageList!',
  updatedText: 'String!',
  ...typesOf(pageFields),
};

const pageTypes = `enum BarGround { ${BAR_GROUNDS.join(' ')} }
enum PageList { ${PAGE_LISTS.join(' ')} }
interface Page implements Node ${inBraces({ id: 'ID!', ...PAGE_FIELDS })}`;

function kindTypes(kind: Kind): string[] {
  const types = typesOf(kind.fields);
  const type = isPage(kind)
    ? `type ${kind.type} implements Node & Page @dontInfer ${inBraces({ ...types, ...PAGE_FIELDS })}`
    : `type ${kind.type} implements Node @dontInfer ${inBraces(types)}`;
  const groups = groupsIn(kind.fields).map(
    ({ type, fields }) => `type ${type} ${inBraces(typesOf(fields))}`,
  );
  return [type, ...groups];
}

/** A section of a text page, which src/gatsby/nodes/sections.ts computes from the body. */
const sectionType = `type TextSection ${inBraces({ id: 'String!', title: 'String!', titleHyphenated: 'String!', html: 'String!' })}`;

/**
 * The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. The Set removes duplicates: two kinds
 * or groups may have the same type, as the privacy policy and the other text pages do.
 */
export const typeDefs = [...new Set([pageTypes, sectionType, ...kinds.flatMap(kindTypes)])].join(
  '\n\n',
);
