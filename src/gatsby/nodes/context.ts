import type { Node } from 'gatsby';
import type { GraphQLFieldResolver } from 'graphql';
import type { Brand } from '../../brand/brand';
import { brandOf } from '../../content/read/readBrand';

/**
 * The part of a resolver's context that our resolvers use. Gatsby has no type
 * for it.
 */
export interface Context {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    findOne: (query: { type: string; query?: object }) => Promise<Node | null>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** Resolves a field of a node. */
export type Resolve<Value = unknown> = GraphQLFieldResolver<
  Node,
  Context,
  object,
  Value
>;

/**
 * A field in the argument of Gatsby's `createResolvers`. Without `type`, the
 * field is already in the schema.
 */
export type FieldConfig = { type?: string; resolve?: Resolve };

/**
 * Returns the config of a field that typeDefs.ts does not define.
 * @param type GraphQL type, such as `String!`
 */
export const computed = (type: string, resolve: Resolve): FieldConfig => ({
  type,
  resolve,
});

/** Fields of a GraphQL type, by name. */
export type FieldConfigs = Record<string, FieldConfig>;

/** Fields of several GraphQL types: the argument of `createResolvers`. */
export type TypeResolvers = Record<string, FieldConfigs>;

/**
 * Returns the node of a type that has only one.
 * @param file from which the node is made, for the error message
 */
async function findOnly(
  type: string,
  file: string,
  { nodeModel }: Context,
): Promise<Node> {
  const node = await nodeModel.findOne({ type });

  if (!node) throw new Error(`${file} could not be read.`);

  return node;
}

/**
 * Returns the agency's language, and its name and email address as values of
 * the placeholders `{name}` and `{email}`.
 */
export async function agencyIn(context: Context) {
  const { name, email, language } = await findOnly(
    'Agency',
    'content/site.md',
    context,
  );

  return { language: String(language), placeholders: { name, email } };
}

export const brandIn = async (context: Context): Promise<Brand> =>
  brandOf(await findOnly('Brand', 'content/brand.md', context));

/** Returns the markdown node from which contentNodes.ts has made a node. */
export function markdownNodeOf(node: Node, { nodeModel }: Context): Node {
  const markdownNode = nodeModel.getNodeById({ id: node.parent ?? '' });

  if (!markdownNode)
    throw new Error(
      `A node of type ${node.internal.type} has no markdown node.`,
    );

  return markdownNode;
}
