import { posix, resolve } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, NodeInput } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { contentFields } from './contentFields';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions }) =>
    // gatsby-config.ts always sets siteUrl, so the types are non-null.
    actions.createTypes(`${typeDefs}
    type Site implements Node { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }`);

/**
 * Returns a file's node; `undefined` for an unpublished file or one of no kind,
 * such as README.md. @param path in content/
 */
export function contentNode(
  path: string,
  source: string,
  helpers: Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'>,
): NodeInput | undefined {
  const kind = kindOf(path);

  if (!kind) return undefined;
  const { fields: yamlValues, body } = readDocument(source);
  const fields = contentFields(kind.fields, yamlValues, posix.dirname(path));

  if (fields.published === false) return undefined;

  return {
    ...fields,
    file: path,
    // The id has the absolute path, as in Gatsby's File nodes. If the project
    // is moved with its cache, Gatsby creates this node and then deletes the
    // node of the old path. If their ids were equal, it would delete this node,
    // too.
    id: helpers.createNodeId(`${kind.type} ${resolve('content', path)}`),
    internal: {
      type: kind.type,
      contentDigest: helpers.createContentDigest({ fields, body: body.text }),
    },
  };
}

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, actions, loadNodeContent } = args;

  if (node.internal.type !== 'MarkdownRemark') return;
  const fileNode = getNode(node.parent ?? '');

  if (!fileNode) return;
  const child = contentNode(
    String(fileNode.relativePath),
    await loadNodeContent(fileNode),
    args,
  );

  if (!child) return;
  // Gatsby deletes a child together with its markdown node when the file is
  // deleted.
  await actions.createNode({ ...child, parent: node.id });
  actions.createParentChildLink({ parent: node, child });
};
