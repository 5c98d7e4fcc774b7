import { posix, resolve } from 'node:path';
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import { contentFields } from '../../content/read/contentFields';
import { kindOf } from '../../content/shape/kinds';
import { readDocument } from '../../content/read/readDocument';

type NodeTools = Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'>;

/**
 * A content file as a typed node (`HomePage`, `Service`, ...).
 * @param path of the file, relative to content/
 * @returns nothing for a file that is no content (the guide) or that is not published
 */
export function contentNode(path: string, source: string, tools: NodeTools): NodeInput | undefined {
  const kind = kindOf(path);
  if (!kind) return undefined;
  const { fields, body } = readDocument(source);
  const values = contentFields(kind.fields, Object(fields), posix.dirname(path));
  if (values.published === false) return undefined;
  return {
    ...values,
    file: path,
    // With the whole path, as Gatsby's own File nodes have it: in a project that was moved or copied with its cache, the
    // old file's node would take the new one's with it.
    id: tools.createNodeId(`${kind.type} ${resolve('content', path)}`),
    parent: null,
    children: [],
    internal: { type: kind.type, contentDigest: tools.createContentDigest({ values, body }) },
  };
}

/** Makes the typed node below each markdown file of content/ (Gatsby's `onCreateNode`). */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, loadNodeContent } = args;
  const file = node.internal.type === 'MarkdownRemark' && getNode(node.parent ?? '');
  if (!file) return;
  const made = contentNode(String(file.relativePath), await loadNodeContent(file), args);
  if (!made) return;
  // Below the markdown that it was made from, so that it goes when its file goes.
  await actions.createNode({ ...made, parent: node.id });
  actions.createParentChildLink({ parent: node, child: made as unknown as Node });
}
