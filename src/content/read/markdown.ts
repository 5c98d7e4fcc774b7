import remark from 'remark';
import gfm from 'remark-gfm';

/**
 * Parses markdown as gatsby-transformer-remark does. All options are for
 * `stringify` in src/gatsby/admin/contentFormat.ts.
 */
export const markdown = remark()
  .use(gfm, { tablePipeAlign: false })
  .data('settings', {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    resourceLink: true,
  });

/** Depth of the heading of a section: `##`. The page's own heading has 1. */
export const SECTION_DEPTH = 2;

export interface MarkdownNode extends ReturnType<typeof markdown.parse> {
  /** Level of a heading: 2 for `##`. */
  depth?: number;
  url?: string;

  /** Alternative text of a picture. */
  alt?: string;

  /** The words in quotes after an address: the caption of a picture. */
  title?: string;

  /** Label of a link definition, `[label]: address`. */
  label?: string;
  value?: string;

  /**
   * Whether a list item begins with `[x]`, for `[ ]` false, for other items
   * null.
   */
  checked?: boolean | null;
  children?: MarkdownNode[];
}

export type NodeWithLine = MarkdownNode & {
  line: number;

  /** 1 for the root of the tree, 2 for a paragraph. */
  level: number;
};

/**
 * Returns all nodes in reading order, each with its line in the file.
 * @param firstLine number of the body's first line in the file
 */
export function nodesOf(body: string, firstLine = 1): NodeWithLine[] {
  const nodes: NodeWithLine[] = [];
  // A stack of the nodes still to visit. Recursion would overflow the call
  // stack.
  const rest: { node: MarkdownNode; level: number }[] = [
    { node: markdown.parse(body), level: 1 },
  ];

  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, level } = next;
    const line = firstLine + (node.position?.start.line ?? 1) - 1;

    nodes.push({ ...node, line, level });

    // The last node of the stack is next, so the first child comes last.
    for (const child of [...(node.children ?? [])].reverse())
      rest.push({ node: child, level: level + 1 });
  }

  return nodes;
}

/** Whether a node of this type shows a picture. */
export const isPictureType = (type: string): boolean =>
  type === 'image' || type === 'imageReference';

/** Level of a node that stands in no list, quotation or other node. */
const TOP_LEVEL = 2;

/** Whether a node stands in a list, a quotation or another node. */
export const isNested = ({ level }: NodeWithLine): boolean => level > TOP_LEVEL;

/**
 * Whether a node is the heading of a section. In a list or a quotation, the site
 * makes no section of it.
 */
export const isSectionHeading = (node: NodeWithLine): boolean =>
  node.depth === SECTION_DEPTH && !isNested(node);

/** Returns the words in a node, without marks. */
export const plainText = ({
  value = '',
  children = [],
}: MarkdownNode): string => value + children.map(plainText).join('');

/**
 * An invisible break opportunity. If the word breaks there, the browser shows a
 * hyphen.
 */
export const SOFT_HYPHEN = '\u00AD';
export const withoutSoftHyphens = (text: string): string =>
  text.replaceAll(SOFT_HYPHEN, '');

/**
 * Replaces placeholders such as `{name}` and, in the URL of a link,
 * `%7Bname%7D`. Keeps unknown placeholders.
 */
export const fillIn = (text: string, values: object): string =>
  text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (placeholder, name: string) => {
    const value: unknown = Reflect.get(values, name);

    return typeof value === 'string' ? value : placeholder;
  });

/**
 * Converts a heading to an id for URL fragments: `Your rights` → `your-rights`.
 */
export const slug = (heading: string): string =>
  withoutSoftHyphens(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
