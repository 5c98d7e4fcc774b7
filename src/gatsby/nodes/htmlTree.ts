import { fillIn } from '../../content/read/markdown';

/** A node of the HTML syntax tree (hast) that gatsby-transformer-remark makes from markdown. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly HtmlNode[];
}

export const mapTree = (node: HtmlNode, replace: (node: HtmlNode) => HtmlNode): HtmlNode =>
  replace({ ...node, children: node.children?.map((child) => mapTree(child, replace)) });

export const textOf = ({ value = '', children = [] }: HtmlNode): string =>
  value + children.map(textOf).join('');

/** Fills in placeholders such as `{name}` in texts and attributes, and normalises texts to NFC. */
export function fillInTree(tree: HtmlNode, placeholders: object): HtmlNode {
  const fill = <Value>(value: Value) =>
    typeof value === 'string' ? fillIn(value.normalize('NFC'), placeholders) : value;
  return mapTree(tree, ({ value, properties = {}, ...node }) => ({
    ...node,
    value: fill(value),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, attribute]) => [name, fill(attribute)]),
    ),
  }));
}
