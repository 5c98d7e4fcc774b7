import { resolve } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, NodeInput } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { contentFields } from './contentFields';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';
import { hasPage, pageOf } from '../../content/shape/pages';
import { pageFieldsOf } from './pageFieldsOf';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions }) =>
    // gatsby-config.ts always sets siteUrl, so the types are non-null.
    actions.createTypes(`${typeDefs}
    type Site implements Node { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }`);

type Helpers = Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'>;

function nodeOf(
  type: string,
  fields: Readonly<Record<string, unknown>> & { file: string },
  bodyText: string,
  { createNodeId, createContentDigest }: Helpers,
): NodeInput {
  return {
    ...fields,
    // The id is made of the absolute path, as in Gatsby's File nodes. If the
    // project is moved with its cache, Gatsby creates a node for the new path
    // and then deletes the node of the old path. If both had the same id,
    // Gatsby would delete the new node, too.
    id: createNodeId(`${type} ${resolve('content', fields.file)}`),
    internal: {
      type,
      contentDigest: createContentDigest({ fields, body: bodyText }),
    },
  };
}

/**
 * Returns the node of a content file. Returns `undefined` if the file is
 * unpublished, or is of no kind, such as README.md.
 * @param path in content/
 */
export function contentNode(
  path: string,
  source: string,
  helpers: Helpers,
): NodeInput | undefined {
  const kind = kindOf(path);

  if (!kind) return undefined;

  const { fields: yamlValues, body } = readDocument(source);
  const fields = contentFields(kind.fields, yamlValues, path);

  if (fields.published === false) return undefined;

  return nodeOf(kind.type, { ...fields, file: path }, body.text, helpers);
}

/**
 * Returns the node of a page that is made of a part of a file. Returns
 * `undefined` if the file has no such page.
 * @param content node of the file
 */
export function pageNode(
  path: string,
  source: string,
  content: NodeInput,
  helpers: Helpers,
): NodeInput | undefined {
  const page = pageOf(path);
  const { fields, body } = readDocument(source);

  if (!page?.partOfFile || !hasPage(path, { fields, text: body.text }))
    return undefined;

  const { type } = page.partOfFile;
  const pageFields = { ...pageFieldsOf(type, content), file: path };

  return nodeOf(type, pageFields, body.text, helpers);
}

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, actions, loadNodeContent } = args;

  if (node.internal.type !== 'MarkdownRemark') return;

  const fileNode = getNode(node.parent ?? '');

  if (!fileNode) return;

  const path = String(fileNode.relativePath);
  const source = await loadNodeContent(fileNode);
  const content = contentNode(path, source, args);

  if (!content) return;

  const page = pageNode(path, source, content, args);

  // When a file is deleted, Gatsby deletes its markdown node and, because of
  // these links, the node's children.
  for (const child of page ? [content, page] : [content]) {
    await actions.createNode({ ...child, parent: node.id });
    actions.createParentChildLink({ parent: node, child });
  }
};
