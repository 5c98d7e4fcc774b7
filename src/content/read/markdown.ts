import remark from 'remark';
import gfm from 'remark-gfm';

/**
 * Parses markdown with GitHub's extensions (gfm), as gatsby-transformer-remark does, so that the content check sees what the
 * site shows. The settings are for `stringify`, with which src/gatsby/admin/contentFormat.ts normalises blocks to compare them.
 */
export const markdown = remark().use(gfm, { tablePipeAlign: false }).data('settings', {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
});

/** A node of a markdown syntax tree (mdast). */
export interface MarkdownNode extends ReturnType<typeof markdown.parse> {
  /** Level of a heading: 2 for `##`. */
  depth?: number;
  url?: string;
  /** Label of a link definition, `[label]: address`. */
  label?: string;
  value?: string;
  children?: MarkdownNode[];
}

export type NodeWithLine = MarkdownNode & { line: number };

/** Returns all nodes in reading order with their lines of the file. @param firstLine line on which the body starts */
export function nodesOf(body: string, firstLine = 1): NodeWithLine[] {
  const withDescendants = (node: MarkdownNode): NodeWithLine[] => [
    { ...node, line: firstLine + (node.position?.start.line ?? 1) - 1 },
    ...(node.children ?? []).flatMap(withDescendants),
  ];
  return withDescendants(markdown.parse(body));
}

/** Returns the text of a node without markup. */
export const plainText = ({ value = '', children = [] }: MarkdownNode): string =>
  value + children.map(plainText).join('');
