import type { GraphQLObjectType } from 'graphql';
import { darkGround, darkPage } from '../../brand/grounds';
import { brandOf } from '../../content/read/readBrand';
import { type Field, fieldNames, groupsIn, holds } from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import { addressesOf, pageOf, pages, pageTypes } from '../../content/shape/pages';
import { widestWord } from '../fonts/widestWord';
import { labelCells } from './labelCells';
import { agencyIn, brandIn, markdownOf, type Resolve, type Resolver } from './context';
import { offers } from './offers';
import { boxedTables, fillInHtml, intro, sections } from './sections';
import { softHyphens } from './softHyphens';

/** The text as HTML, through gatsby-transformer-remark, with `{name}` and `{email}` filled in. */
const html: Resolve<Promise<string>> = async (source, _args, context, info) => {
  const { html } = (info.schema.getType('MarkdownRemark') as GraphQLObjectType).getFields();
  const text: unknown = await html?.resolve?.(markdownOf(source, context), {}, context, info);
  const filledIn = fillInHtml(String(text).normalize('NFC'), (await agencyIn(context)).words);
  return boxedTables(labelCells(filledIn));
};

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

type Resolvers = Record<string, Resolver>;

function fieldResolvers(name: string, field: Field): Resolvers {
  if (field.is === 'thread') return { [name]: { resolve: threadPlace(name) } };
  const [, second] = fieldNames(name, field);
  return second ? { [second]: { resolve: hyphenated(second) } } : {};
}

/** The fields of each type that are more than what is written. */
const typeResolvers: Record<string, Resolvers>[] = kinds
  .flatMap((kind) => [kind, ...groupsIn(kind.fields)])
  .flatMap(({ type, fields }) =>
    Object.entries(fields).map((field) => ({ [type]: fieldResolvers(...field) })),
  );

const updatedText: Resolve = async (source, _args, context) => {
  const { language } = await agencyIn(context);
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(new Date(String(source.updated)));
};

const markdown: Resolve<string> = (source, _args, context) =>
  String(markdownOf(source, context).rawMarkdownBody);

const offered: Resolve = async (service, args, context, info) => {
  const { words } = await agencyIn(context);
  return offers(String(service.title), markdown(service, args, context, info), words);
};

/** A fact of the table of pages. Not a value of the node, which Gatsby's cache would keep when the table changes. */
const fact = (of: (file: string) => unknown): Resolver => ({
  resolve: ({ file }) => of(String(file)),
});

/** What the interface `Page` has besides the fields of the content. */
const pageFields: Resolvers = {
  path: fact((file) => addressesOf(file)[0]),
  row: fact((file) => pages.findIndex(({ kind }) => holds(kind, file))),
  bar: fact((file) => pageOf(file)?.bar),
  listedIn: fact((file) => pageOf(file)?.listedIn),
  updatedText: { resolve: updatedText },
};

/** Fields that are worked out rather than written; each item is for a call of Gatsby's `createResolvers`. */
export const contentResolvers: Record<string, Resolvers>[] = [
  ...typeResolvers,
  ...pageTypes.map((type) => ({ [type]: pageFields })),
  {
    Service: {
      html: { type: 'String!', resolve: html },
      markdown: { type: 'String!', resolve: markdown },
      offers: { type: '[String!]!', resolve: offered },
      widestWord: { type: 'Int!', resolve: ({ title }) => widestWord(String(title)) },
    },
    Value: { html: { type: 'String!', resolve: html } },
    Brand: {
      darkPage: { type: 'String!', resolve: (brand) => darkPage(brandOf(brand).ground) },
      darkGround: { type: 'String!', resolve: (brand) => darkGround(brandOf(brand).ground) },
    },
    TextPage: {
      intro: { type: 'String!', resolve: async (...args) => intro(await html(...args)) },
      sections: {
        type: '[TextSection!]!',
        resolve: async (source, args, context, info) => {
          const { language } = await agencyIn(context);
          return sections(await html(source, args, context, info), language);
        },
      },
    },
  },
];
