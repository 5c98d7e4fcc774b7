import type { Node } from 'gatsby';
import { type Field, fieldNames, holds, type Fields } from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import { addressesOf, pageOf, pages, pageTypes } from '../../content/shape/pages';
import { widestWord } from '../fonts/widestWord';
import { CONTENT_SOURCE } from './contentNodes';
import { fillInHtml, intro, sections } from './sections';
import { softHyphens } from './softHyphens';

interface Query {
  type: string;
  query?: object;
}
/** The parts of Gatsby's resolver arguments that are used here; Gatsby has no types for them. */
export interface Context {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    findOne: (query: Query) => Promise<Node | null>;
  };
}
interface Info {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<
        string,
        { resolve: (source: Node, args: object, context: Context, info: Info) => Promise<string> }
      >;
    };
  };
}
type Resolve = (source: Node, args: object, context: Context, info: Info) => Promise<unknown>;
interface Resolver {
  type?: string;
  resolve: Resolve;
}

/** What site.md says that other texts are made with: the words that are filled in, and the language. */
export const agencyOf = async ({
  nodeModel,
}: Context): Promise<{ language: string; words: object }> => {
  const agency = await nodeModel.findOne({ type: 'Agency' });
  if (!agency) throw new Error('content/site.md could not be read.');
  const { name, email, language } = agency;
  return { language: String(language), words: { name, email } };
};

/** The markdown that a typed node was made from. */
export function markdownOf(source: Node, { nodeModel }: Context): Node {
  const markdown = nodeModel.getNodeById({ id: source.parent ?? '' });
  if (!markdown) throw new Error(`The text of ${source.internal.type} could not be read.`);
  return markdown;
}

/** The text as HTML, through gatsby-transformer-remark, with `{name}` and `{email}` filled in. */
const html: Resolve = async (source, _args, context, info) => {
  const field = info.schema.getType('MarkdownRemark').getFields().html;
  if (!field) throw new Error('gatsby-transformer-remark has no field "html".');
  const text = await field.resolve(markdownOf(source, context), {}, context, info);
  return fillInHtml(text, (await agencyOf(context)).words);
};

/** A path from content/ as the file that Gatsby knows there. */
const fileAt =
  (name: string): Resolve =>
  (source, _args, { nodeModel }) =>
    nodeModel.findOne({
      type: 'File',
      query: {
        filter: {
          relativePath: { eq: String(source[name]) },
          sourceInstanceName: { eq: CONTENT_SOURCE },
        },
      },
    });

/** The long words of a heading may break: where its writer says, or else where its language does. */
const hyphenated =
  (name: string): Resolve =>
  async (source, _args, context) =>
    softHyphens(String(source[name]), (await agencyOf(context)).language);

function fieldResolvers(name: string, field: Field): Record<string, Resolver> {
  if (field.is === 'picture') return { [name]: { resolve: fileAt(name) } };
  const [, second] = fieldNames(name, field);
  return second ? { [second]: { resolve: hyphenated(second) } } : {};
}

/** The fields of a type, and of the groups in it, that are more than what is written. */
function typeResolvers(type: string, fields: Fields): Record<string, Record<string, Resolver>> {
  const found: Record<string, Record<string, Resolver>> = {};
  for (const [name, field] of Object.entries(fields)) {
    found[type] = { ...found[type], ...fieldResolvers(name, field) };
    if (field.is === 'group' || field.is === 'list')
      Object.assign(found, typeResolvers(field.type, field.fields));
  }
  return found;
}

const resolvers = Object.assign(
  {},
  ...kinds.map(({ type, fields }) => typeResolvers(type, fields)),
) as Record<string, Record<string, Resolver>>;

const updatedText: Resolve = async (source, _args, context) =>
  new Intl.DateTimeFormat((await agencyOf(context)).language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(String(source.updated)));

const asHtml = { type: 'String!', resolve: html };

/**
 * Fields that are worked out rather than written, for a `createResolvers` call of their own: spread into one object
 * with other resolvers of the same types, one of both would be lost.
 */
export const contentResolvers = {
  ...resolvers,
  Service: {
    ...resolvers.Service,
    html: asHtml,
    widestWord: { type: 'Int!', resolve: ({ title }: Node) => widestWord(String(title)) },
  },
  Value: { ...resolvers.Value, html: asHtml },
  TextPage: {
    ...resolvers.TextPage,
    intro: {
      type: 'String!',
      resolve: async (...args: Parameters<Resolve>) => intro(String(await html(...args))),
    },
    sections: {
      type: '[TextSection!]!',
      resolve: async (...args: Parameters<Resolve>) =>
        sections(String(await html(...args)), (await agencyOf(args[2])).language),
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
