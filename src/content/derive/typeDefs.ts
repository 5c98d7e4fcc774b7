import { type Field, fieldNames, type Fields, groupsIn, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { BAR_GROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

/** GraphQL types of fields other than text. */
const SCALARS: Partial<Record<Field['is'], string>> = {
  // The number of the thread in brand.md, from 1.
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

/** Switches and lists have a default value, so they are never null. */
const isNullable = (field: Field): boolean =>
  field.optional === true && field.is !== 'switch' && field.is !== 'list';

type Types = Record<string, string>;

const typesOf = (fields: Fields): Types =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      fieldNames(name, field).map((each) => {
        const type = typeOf(field) + (isNullable(field) ? '' : '!');
        // Links the picture's path to Gatsby's File node; both are relative to content/.
        return [each, field.is === 'picture' ? `${type} @link(by: "relativePath")` : type];
      }),
    ),
  );

const inBraces = (types: Types): string =>
  `{\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join('')}}`;

/** Fields of the interface Page, from the table of pages and from the content. `allPage` queries all types that implement it. */
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

function kindTypes(kind: Kind): string[] {
  const [interfaces, shared] = isPage(kind) ? ['Node & Page', PAGE] : ['Node', {}];
  const types = inBraces({ ...typesOf(kind.fields), ...shared });
  const type = `type ${kind.type} implements ${interfaces} @dontInfer ${types}`;
  const groups = groupsIn(kind.fields).map(
    ({ type, fields }) => `type ${type} ${inBraces(typesOf(fields))}`,
  );
  return [type, ...groups];
}

/** A section of a text page, computed from its body. */
const sectionType = `type TextSection ${inBraces({ id: 'String!', title: 'String!', titleHyphenated: 'String!', html: 'String!' })}`;

/**
 * The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. The Set removes duplicates: kinds or
 * groups may share a type, and then have the same fields.
 */
export const typeDefs = [...new Set([pageTypes, sectionType, ...kinds.flatMap(kindTypes)])].join(
  '\n\n',
);
