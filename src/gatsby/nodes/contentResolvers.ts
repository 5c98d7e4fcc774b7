import type { GraphQLObjectType } from 'graphql';
import toHtml from 'hast-util-to-html';
import { darkGround, darkPage } from '../../brand/grounds';
import { brandOf } from '../../content/read/contentFiles';
import { type Field, fieldNames, groupsIn, isOfKind } from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import { addressesOf, pageOf, pages, pageTypes } from '../../content/shape/pages';
import { fontPlan, missingGlyphs } from '../fonts/fontPlan';
import { widestWord } from '../fonts/widestWord';
import { agencyIn, brandIn, markdownOf, type FieldConfig, type Resolve } from './context';
import { fillInTree, type HtmlNode } from './htmlTree';
import { offers } from './offers';
import { intro, sections } from './sections';
import { softHyphens } from './softHyphens';
import { withSystemFont } from './systemFont';
import { responsiveTables } from './tables';

const htmlTree: Resolve<Promise<HtmlNode>> = async (source, _args, context, info) => {
  const { htmlAst } = (info.schema.getType('MarkdownRemark') as GraphQLObjectType).getFields();
  const tree: unknown = await htmlAst?.resolve?.(markdownOf(source, context), {}, context, info);
  const filled = fillInTree(tree as HtmlNode, (await agencyIn(context)).placeholders);
  return responsiveTables(withSystemFont(filled, missingGlyphs(fontPlan())));
};

const html: FieldConfig = {
  type: 'String!',
  resolve: async (...args) => toHtml(await htmlTree(...args)),
};

type FieldConfigs = Record<string, FieldConfig>;

function resolversOf(name: string, field: Field): FieldConfigs {
  if (field.is === 'thread') {
    // The thread's position in brand.md, from 1; `null` if the field is missing.
    const threadNumber: Resolve = async (source, _args, context) => {
      const { threads } = await brandIn(context);
      return threads.findIndex((thread) => thread.name === source[name]) + 1 || null;
    };
    return { [name]: { resolve: threadNumber } };
  }
  // `contentFields` copies a hyphenated text to its second name, such as `titleHyphenated`.
  const [, hyphenatedName] = fieldNames(name, field);
  if (!hyphenatedName) return {};
  const hyphenated: Resolve = async (source, _args, context) =>
    softHyphens(String(source[hyphenatedName]), (await agencyIn(context)).language);
  return { [hyphenatedName]: { resolve: hyphenated } };
}

const shapeResolvers: Record<string, FieldConfigs>[] = kinds
  .flatMap((kind) => [kind, ...groupsIn(kind.fields)])
  .flatMap(({ type, fields }) =>
    Object.entries(fields).map((field) => ({ [type]: resolversOf(...field) })),
  );

/** Resolves a field from the table of pages. In a node, Gatsby's cache would keep the value after a change of the table. */
const fromTable = (valueFor: (file: string) => unknown): FieldConfig => ({
  resolve: ({ file }) => valueFor(String(file)),
});

const pageFields: FieldConfigs = {
  path: fromTable((file) => addressesOf(file)[0]),
  row: fromTable((file) => pages.findIndex(({ kind }) => isOfKind(kind, file))),
  bar: fromTable((file) => pageOf(file)?.bar),
  listedIn: fromTable((file) => pageOf(file)?.listedIn),
  updatedText: {
    resolve: async ({ updated }, _args, context) => {
      const { language } = await agencyIn(context);
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      return format.format(new Date(String(updated)));
    },
  },
};

/** Resolvers of computed fields. Call Gatsby's `createResolvers` with each item. */
export const contentResolvers: Record<string, FieldConfigs>[] = [
  ...shapeResolvers,
  ...pageTypes.map((type) => ({ [type]: pageFields })),
  {
    Service: {
      html,
      offers: {
        type: '[String!]!',
        resolve: async (service, _args, context) => {
          const { rawMarkdownBody } = markdownOf(service, context);
          const { placeholders } = await agencyIn(context);
          return offers(String(service.title), String(rawMarkdownBody), placeholders);
        },
      },
      widestWord: { type: 'Int!', resolve: ({ title }) => widestWord(String(title)) },
    },
    Value: { html },
    Brand: {
      darkPage: { type: 'String!', resolve: (brand) => darkPage(brandOf(brand).ground) },
      darkGround: { type: 'String!', resolve: (brand) => darkGround(brandOf(brand).ground) },
    },
    TextPage: {
      intro: { type: 'String!', resolve: async (...args) => intro(await htmlTree(...args)) },
      sections: {
        type: '[TextSection!]!',
        resolve: async (source, args, context, info) => {
          const { language } = await agencyIn(context);
          return sections(await htmlTree(source, args, context, info), language);
        },
      },
    },
  },
];
