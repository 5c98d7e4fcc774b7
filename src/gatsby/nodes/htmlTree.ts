import { fillIn } from '../../content/read/fillIn';

/** A node of the HTML syntax tree (hast) that gatsby-transformer-remark makes from markdown. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  /** The text of a text node. */
  value?: string;
  /** The attributes of an element. */
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly HtmlNode[];
}

/** Returns a copy of the tree with every node replaced, children before their parent. */
export const mapTree = (node: HtmlNode, replace: (node: HtmlNode) => HtmlNode): HtmlNode =>
  replace(
    node.children
      ? { ...node, children: node.children.map((child) => mapTree(child, replace)) }
      : node,
  );

/** Returns the text within a node. */
export const textOf = ({ value = '', children = [] }: HtmlNode): string =>
  value + children.map(textOf).join('');

/** Fills in placeholders such as `{name}` in texts and attributes, and normalises texts to NFC. */
export const fillInTree = (tree: HtmlNode, placeholders: object): HtmlNode => {
  const fillText = (text: string) => fillIn(text.normalize('NFC'), placeholders);
  const fillAttribute = (value: unknown) => (typeof value === 'string' ? fillText(value) : value);
  return mapTree(tree, (node) => {
    if (node.value !== undefined) return { ...node, value: fillText(node.value) };
    const properties = Object.entries(node.properties ?? {});
    return {
      ...node,
      properties: Object.fromEntries(
        properties.map(([name, value]) => [name, fillAttribute(value)]),
      ),
    };
  });
};
