import { posix, resolve } from 'node:path';
import type { CreateNodeArgs, CreatePagesArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { contentFields } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { isOfKind } from '../../content/shape/fields';
import { kindOf } from '../../content/shape/kinds';
import { addressesOf, pages } from '../../content/shape/pages';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  // gatsby-config.ts always sets siteUrl, so the types are non-null.
  actions.createTypes(`${typeDefs}
    type Site implements Node { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }`);

/** Returns `undefined` for README.md, which has no kind, and for a file with `published: false`. @param path in content/ */
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
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
};

/** Creates the pages listed in src/content/shape/pages.ts (requirement 4). @param context variables for every page's query */
export function createPages({ actions, getNodesByType }: CreatePagesArgs, context = {}): void {
  for (const { kind, addresses, template } of pages) {
    const component = resolve(`src/templates/${template}.tsx`);
    const allFiles = getNodesByType(kind.type).map(({ file }) => String(file));
    const files = allFiles.filter((file) => isOfKind(kind, file));
    // A row without addresses, such as the row of text pages, has a page for each file.
    for (const path of addresses ?? files.flatMap(addressesOf))
      actions.createPage({ path, component, context });
  }
}
