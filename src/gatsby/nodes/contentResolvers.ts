import type { GraphQLObjectType } from 'graphql';
import toHtml from 'hast-util-to-html';
import { darkGround, darkPage } from '../../brand/darkGround';
import { brandOf } from '../../content/read/contentFiles';
import {
  type Field,
  fieldNames,
  groupsIn,
  isOfKind,
} from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import {
  addressesOf,
  pageOf,
  pages,
  pageTypes,
} from '../../content/shape/pages';
import { widestWordWidth } from '../fonts/titleFonts';
import {
  agencyIn,
  brandIn,
  markdownNodeOf,
  type FieldConfig,
  type Resolve,
} from './context';
import { fillInTree, type HtmlNode, responsiveTables } from './htmlTree';
import { intro, offers, sections } from './sections';
import { softHyphens } from './softHyphens';

/**
 * Returns the HTML of a node's body as a syntax tree:
 * gatsby-transformer-remark's `htmlAst`, changed by htmlTree.ts.
 */
const htmlTree: Resolve<Promise<HtmlNode>> = async (
  source,
  _args,
  context,
  info,
) => {
  const { htmlAst } = (
    info.schema.getType('MarkdownRemark') as GraphQLObjectType
  ).getFields();
  const markdownNode = markdownNodeOf(source, context);
  const tree: unknown = await htmlAst?.resolve?.(
    markdownNode,
    {},
    context,
    info,
  );
  const filled = fillInTree(
    tree as HtmlNode,
    (await agencyIn(context)).placeholders,
  );

  return responsiveTables(filled);
};

type FieldConfigs = Record<string, FieldConfig>;
const computed = (type: string, resolve: Resolve): FieldConfig => ({
  type,
  resolve,
});
const html = computed('String!', async (...args) =>
  toHtml(await htmlTree(...args)),
);

function resolversOf(name: string, field: Field): FieldConfigs {
  // Replaces a thread's name with its position in brand.md, from 1, or with
  // `null` if brand.md has no such thread.
  const threadNumber: Resolve = async (source, _args, context) => {
    const { threads } = await brandIn(context);
    const index = threads.findIndex((thread) => thread.name === source[name]);

    return index === -1 ? null : index + 1;
  };

  if (field.is === 'thread') return { [name]: { resolve: threadNumber } };
  // The node has a hyphenated field twice: for example `title`, and
  // `titleHyphenated` with the writer's own soft hyphens.
  const [, hyphenatedName] = fieldNames(name, field);

  if (!hyphenatedName) return {};
  const hyphenated: Resolve = async (source, _args, context) =>
    softHyphens(
      String(source[hyphenatedName]),
      (await agencyIn(context)).language,
    );

  return { [hyphenatedName]: { resolve: hyphenated } };
}

/**
 * Resolves a field from the table in pages.ts. Gatsby caches nodes: a value in
 * a node would outlive a change of the table.
 */
const fromTable = (valueFor: (file: string) => unknown): FieldConfig => ({
  resolve: ({ file }) => valueFor(String(file)),
});

const pageFields: FieldConfigs = {
  path: fromTable((file) => addressesOf(file)[0]),
  rowInPages: fromTable((file) =>
    pages.findIndex(({ kind }) => isOfKind(kind, file)),
  ),
  barBackground: fromTable((file) => pageOf(file)?.barBackground),
  listedIn: fromTable((file) => pageOf(file)?.listedIn),
  updatedText: {
    resolve: async ({ updated }, _args, context) => {
      const { language } = await agencyIn(context);
      // Without a time, a date is midnight in UTC.
      const date = new Date(String(updated));

      return date.toLocaleDateString(language, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    },
  },
};

/**
 * Resolvers of computed fields. Call Gatsby's `createResolvers` with each item;
 * several items may be for the same type.
 */
export const contentResolvers: Record<string, FieldConfigs>[] = [
  ...kinds
    .flatMap((kind) => [kind, ...groupsIn(kind.fields)])
    .flatMap(({ type, fields }) =>
      Object.entries(fields).map(([name, field]) => ({
        [type]: resolversOf(name, field),
      })),
    ),
  ...pageTypes.map((type) => ({ [type]: pageFields })),
  // With a non-null type, a query fails if it finds no node. With a nullable
  // type, the page would be empty.
  ...['Agency', 'Brand', 'Site', ...pageTypes].map((type) => ({
    Query: {
      [type.replace(/^./, (letter) => letter.toLowerCase())]: {
        type: `${type}!`,
      },
    },
  })),
  {
    Agency: {
      // The copyright line has the year of the build. Rendered in the browser,
      // a later year would break hydration.
      year: computed('Int!', () => new Date().getUTCFullYear()),
    },
    Brand: {
      darkPage: computed('String!', (brand) => darkPage(brandOf(brand).ground)),
      darkGround: computed('String!', (brand) =>
        darkGround(brandOf(brand).ground),
      ),
    },
    // Every file that a query asks for is a picture, so the type is non-null.
    File: { childImageSharp: { type: 'ImageSharp!' } },
    Service: {
      html,
      offers: computed('[String!]!', async (service, _args, context) => {
        const { rawMarkdownBody } = markdownNodeOf(service, context);
        const { placeholders } = await agencyIn(context);

        return offers(
          String(service.title),
          String(rawMarkdownBody),
          placeholders,
        );
      }),
      widestWordWidth: computed('Int!', ({ title }) =>
        widestWordWidth(String(title)),
      ),
    },
    TextPage: {
      intro: computed('String!', async (...args) =>
        intro(await htmlTree(...args)),
      ),
      sections: computed(
        '[TextSection!]!',
        async (source, args, context, info) => {
          const { language } = await agencyIn(context);

          return sections(
            await htmlTree(source, args, context, info),
            language,
          );
        },
      ),
    },
    Value: { html },
  },
];
