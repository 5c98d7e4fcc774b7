import type { Node } from 'gatsby';
import type { GraphQLObjectType } from 'graphql';
import { derivePalette } from '../../brand/derivePalette';
import { brandOf } from '../../content/read/readBrand';
import { type Field, fieldNames, holds, type Fields } from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import { addressesOf, pageOf, pages, pageTypes } from '../../content/shape/pages';
import { widestWord } from '../fonts/widestWord';
import { agencyIn, brandIn, markdownOf, type Resolve, type Resolver } from './context';
import { offers } from './offers';
import { fillInHtml, intro, sections } from './sections';
import { softHyphens } from './softHyphens';

/** The text as HTML, through gatsby-transformer-remark, with `{name}` and `{email}` filled in. */
const html: Resolve = async (source, _args, context, info) => {
  const { html } = (info.schema.getType('MarkdownRemark') as GraphQLObjectType).getFields();
  const text: unknown = await html?.resolve?.(markdownOf(source, context), {}, context, info);
  return fillInHtml(String(text), (await agencyIn(context)).words);
};

/** A path from content/ as the file that Gatsby knows there. */
const fileAt =
  (name: string): Resolve =>
  (source, _args, { nodeModel }) =>
    nodeModel.findOne({
      type: 'File',
      query: { filter: { relativePath: { eq: String(source[name]) } } },
    });

/** The long words of a heading may break: where its writer says, or else where its language does. */
const hyphenated =
  (name: string): Resolve =>
  async (source, _args, context) =>
    softHyphens(String(source[name]), (await agencyIn(context)).language);

/** The place of the thread that a file names, from 1; none where it names none. */
const threadPlace =
  (name: string): Resolve =>
  async (source, _args, context) => {
    const { threads } = await brandIn(context);
    const place = threads.findIndex((thread) => thread.name === source[name]);
    return place < 0 ? null : place + 1;
  };

function fieldResolvers(name: string, field: Field): Record<string, Resolver> {
  if (field.is === 'picture') return { [name]: { resolve: fileAt(name) } };
  if (field.is === 'thread') return { [name]: { resolve: threadPlace(name) } };
  const [, second] = fieldNames(name, field);
  return second ? { [second]: { resolve: hyphenated(second) } } : {};
}

/** The fields of a type, and of the groups in it, that are more than what is written. */
const typeResolvers = (type: string, fields: Fields): [string, Record<string, Resolver>][] => [
  [type, Object.assign({}, ...Object.entries(fields).map((field) => fieldResolvers(...field)))],
  ...Object.values(fields).flatMap((field) =>
    field.is === 'group' || field.is === 'list' ? typeResolvers(field.type, field.fields) : [],
  ),
];

const resolvers = Object.fromEntries(
  kinds.flatMap(({ type, fields }) => typeResolvers(type, fields)),
);

const updatedText: Resolve = async (source, _args, context) => {
  const { language } = await agencyIn(context);
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(new Date(String(source.updated)));
};

const offered: Resolve = async (service, _args, context) => {
  const { rawMarkdownBody } = markdownOf(service, context);
  return offers(String(service.title), String(rawMarkdownBody), (await agencyIn(context)).words);
};

/**
 * Fields that are worked out rather than written, for a `createResolvers` call of their own: spread into one object
 * with other resolvers of the same types, one of both would be lost.
 */
export const contentResolvers = {
  ...resolvers,
  Service: {
    ...resolvers.Service,
    html: { type: 'String!', resolve: html },
    offers: { type: '[String!]!', resolve: offered },
    widestWord: { type: 'Int!', resolve: ({ title }: Node) => widestWord(String(title)) },
  },
  Value: { ...resolvers.Value, html: { type: 'String!', resolve: html } },
  Brand: {
    ...resolvers.Brand,
    /** The ground of light pages in the dark scheme. */
    darkPage: {
      type: 'String!',
      resolve: (brand: Node) => derivePalette(brandOf(brand)).dark.page,
    },
  },
  TextPage: {
    ...resolvers.TextPage,
    intro: {
      type: 'String!',
      resolve: async (...args: Parameters<Resolve>) => intro(String(await html(...args))),
    },
    sections: {
      type: '[TextSection!]!',
      resolve: async (...args: Parameters<Resolve>) =>
        sections(String(await html(...args)), (await agencyIn(args[2])).language),
    },
  },
};

/** A fact of the table of pages. Not a value of the node, which Gatsby's cache would keep when the table changes. */
const fact = (of: (file: string) => unknown) => ({
  resolve: ({ file }: Node) => of(String(file)),
});

const pageFields = {
  path: fact((file) => addressesOf(file)[0]),
  row: fact((file) => pages.findIndex(({ kind }) => holds(kind, file))),
  bar: fact((file) => pageOf(file)?.bar),
  listedIn: fact((file) => pageOf(file)?.listedIn),
  updatedText: { resolve: updatedText },
};

/** What the interface `Page` has besides the fields of the content, for a call of its own too. */
export const pageResolvers = Object.fromEntries(pageTypes.map((type) => [type, pageFields]));
