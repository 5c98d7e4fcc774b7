import {
  type Field,
  fieldNames,
  type Fields,
  groupsIn,
  type Kind,
} from '../shape/fields';
import { kinds } from '../shape/kinds';
import { pageFields } from '../shape/makeFields';
import { BAR_BACKGROUNDS, isPage, PAGE_LISTS } from '../shape/pages';

const GRAPHQL_TYPES: Partial<Record<Field['is'], string>> = {
  // The position of the thread in brand.md, from 1.
  thread: 'Int',
  picture: 'File',
  portrait: 'File',
  order: 'Int',
  year: 'Int',
  switch: 'Boolean',
};

function typeOf(field: Field): string {
  if (field.is === 'group') return field.type;
  if (field.is === 'list') return `[${typeOf(field.item)}!]`;

  return GRAPHQL_TYPES[field.is] ?? 'String';
}

const fieldTypes = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      // Without a value, a switch has its default, and a list is empty.
      const hasDefault = field.is === 'switch' || field.is === 'list';
      const mayBeNull = field.optional && !hasDefault;
      const type = typeOf(field) + (mayBeNull ? '' : '!');
      // The value of a picture is its path relative to content/. @link finds
      // Gatsby's File node with this path.
      const isFile = GRAPHQL_TYPES[field.is] === 'File';
      const link = isFile ? ' @link(by: "relativePath")' : '';

      return fieldNames(name, field).map((nodeField) => [
        nodeField,
        type + link,
      ]);
    }),
  );

function withFields(header: string, types: Record<string, string>): string {
  const fields = Object.entries(types).map((entry) => entry.join(': '));

  return `${header} { ${fields.join(' ')} }`;
}

/**
 * Fields of the interface Page. pageResolvers.ts computes the first six.
 * `order` is `null` except for files in folders.
 */
const pageInterfaceFields: Record<string, string> = {
  path: 'String!',
  rowInPages: 'Int!',
  barBackground: 'BarBackground!',
  listedIn: 'PageList',
  isInSitemap: 'Boolean!',
  updatedText: 'String',
  order: 'Int',
  ...fieldTypes(pageFields),
  updated: 'String',
};

function kindTypes(kind: Kind): string[] {
  const isPageKind = isPage(kind);
  const interfaces = isPageKind ? 'Node & Page' : 'Node';
  const added = isPageKind ? pageInterfaceFields : {};
  const header = `type ${kind.type} implements ${interfaces} @dontInfer`;
  const groups = groupsIn(kind.fields);

  return [
    withFields(header, { ...added, ...fieldTypes(kind.fields) }),
    ...groups.map(({ type, fields }) =>
      withFields(`type ${type}`, fieldTypes(fields)),
    ),
  ];
}

/** Returns the type of pages that are made of a part of a file. */
const pageType = (name: string, fields: Record<string, string>): string =>
  withFields(`type ${name} implements Node & Page @dontInfer`, {
    ...pageInterfaceFields,
    file: 'String!',
    ...fields,
  });

export const typeDefs = [
  `enum BarBackground { ${BAR_BACKGROUNDS.join(' ')} }`,
  `enum PageList { ${PAGE_LISTS.join(' ')} }`,
  withFields('interface Page implements Node', {
    id: 'ID!',
    ...pageInterfaceFields,
  }),
  pageType('ProjectPage', { project: 'Project! @link' }),
  pageType('ServicePage', {
    service: 'Service! @link',
    lead: 'String!',
  }),
  'type ServiceLink { title: String! path: String }',
  // A section of a text page, which src/gatsby/nodes/sections.ts computes from
  // the body.
  'type TextSection { id: String! title: String! titleHyphenated: String! html: String! }',
  // Days with the same opening times, which openingTimes.ts writes.
  'type OpeningTimes { days: String! times: String! }',
  // The set drops repeats of a group's type, such as AboutSection. Two kinds
  // define TextPage, and Gatsby merges their definitions.
  ...new Set(kinds.flatMap(kindTypes)),
].join('\n\n');
