import { posix, resolve } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, NodeInput } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { contentFields } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  // gatsby-config.ts always sets siteUrl, so the types are non-null.
  actions.createTypes(`${typeDefs}
    type Site implements Node { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }`);

/** Returns a content file's node; `undefined` for README.md, and for a file with `published: false`. @param path in content/ */
export function contentNode(
  path: string,
  source: string,
  tools: Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'>,
): NodeInput | undefined {
  const kind = kindOf(path);
  if (!kind) return undefined;
  const { fields, body } = readDocument(source);
  const values = contentFields(kind.fields, fields, posix.dirname(path));
  if (values.published === false) return undefined;
  return {
    ...values,
    file: path,
    // The id has the absolute path, as in Gatsby's File nodes. If the project is moved with its cache, Gatsby creates this node
    // and then deletes the node of the old path. With a relative path, both would have the same id.
    id: tools.createNodeId(`${kind.type} ${resolve('content', path)}`),
    parent: null,
    children: [],
    internal: { type: kind.type, contentDigest: tools.createContentDigest({ values, body }) },
  };
}

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, actions, loadNodeContent } = args;
  const fileNode = node.internal.type === 'MarkdownRemark' && getNode(node.parent ?? '');
  if (!fileNode) return;
  const source = await loadNodeContent(fileNode);
  const child = contentNode(String(fileNode.relativePath), source, args);
  if (!child) return;
  // Gatsby deletes a child together with its markdown node when the file is deleted.
  await actions.createNode({ ...child, parent: node.id });
  actions.createParentChildLink({ parent: node, child });
};
