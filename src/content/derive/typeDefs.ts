import { type Field, fieldNames, type Fields, groupsIn, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { BAR_GROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

/** What is more than a text. */
const SCALARS: Partial<Record<Field['is'], string>> = {
  // Its place among the threads of the brand, from 1.
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

/** What may be left out but then means something (`published`, no items) has a value in every node. */
const isNullable = (field: Field): boolean =>
  field.optional === true && field.is !== 'switch' && field.is !== 'list';

type Types = Record<string, string>;

const typesOf = (fields: Fields): Types =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      fieldNames(name, field).map((each) => {
        const type = typeOf(field) + (isNullable(field) ? '' : '!');
        // A picture's path counts from content/, and so does that of the file which Gatsby knows.
        return [each, field.is === 'picture' ? `${type} @link(by: "relativePath")` : type];
      }),
    ),
  );

const inBraces = (types: Types): string =>
  `{\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join('')}}`;

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

function kindTypes(kind: Kind): string[] {
  const [interfaces, shared] = isPage(kind) ? ['Node & Page', PAGE] : ['Node', {}];
  const types = inBraces({ ...typesOf(kind.fields), ...shared });
  const type = `type ${kind.type} implements ${interfaces} @dontInfer ${types}`;
  const groups = groupsIn(kind.fields).map(
    ({ type, fields }) => `type ${type} ${inBraces(typesOf(fields))}`,
  );
  return [type, ...groups];
}

/** A part of a text with headings; it is worked out from the text, not written as a field. */
const sectionType = `type TextSection ${inBraces({ id: 'String!', title: 'String!', titleHyphenated: 'String!', html: 'String!' })}`;

/**
 * The GraphQL types of all content, for Gatsby's `createTypes`. Required fields are non-null. Two kinds of one type, which
 * then have the same fields but for an order, share it, as two groups of one type do.
 */
export const typeDefs = [...new Set([pageTypes, sectionType, ...kinds.flatMap(kindTypes)])].join(
  '\n\n',
);
