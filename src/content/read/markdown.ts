import remark from 'remark';
import gfm from 'remark-gfm';

/** Parses markdown as gatsby-transformer-remark does. The settings are for `stringify` in src/gatsby/admin/contentFormat.ts. */
export const markdown = remark().use(gfm, { tablePipeAlign: false }).data('settings', {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
});

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

export const plainText = ({ value = '', children = [] }: MarkdownNode): string =>
  value + children.map(plainText).join('');
