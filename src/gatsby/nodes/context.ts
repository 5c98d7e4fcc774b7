import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import type { Brand } from '../../brand/brand';
import { brandOf } from '../../content/read/readBrand';

/** The parts of Gatsby's resolver arguments that are used here; Gatsby has no types for them. */
export interface Context {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    findOne: (query: { type: string }) => Promise<Node | null>;
  };
}

/** What Gatsby's `createResolvers` takes for a field. */
export interface Resolver {
  type?: string;
  resolve: Resolve;
}
export type Resolve<Value = unknown> = (
  source: Node,
  args: object,
  context: Context,
  info: GraphQLResolveInfo,
) => Value;

async function only(type: string, file: string, { nodeModel }: Context): Promise<Node> {
  const node = await nodeModel.findOne({ type });
  if (!node) throw new Error(`${file} could not be read.`);
  return node;
}

/** What site.md says that other texts are made with: the words that are filled in, and the language. */
export async function agencyIn(context: Context): Promise<{ language: string; words: object }> {
  const { name, email, language } = await only('Agency', 'content/site.md', context);
  return { language: String(language), words: { name, email } };
}

/** The brand of the site. */
export const brandIn = async (context: Context): Promise<Brand> =>
  brandOf(await only('Brand', 'content/brand.md', context));

/** The markdown that a typed node was made from. */
export function markdownOf(source: Node, { nodeModel }: Context): Node {
  const markdown = nodeModel.getNodeById({ id: source.parent ?? '' });
  if (!markdown) throw new Error(`The text of ${source.internal.type} could not be read.`);
  return markdown;
}
