import { fillIn, plainText } from '../../content/read/markdown';

/**
 * A node of the HTML syntax tree (hast) that gatsby-transformer-remark makes
 * from markdown.
 */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
}

/** Replaces each node of a tree, children before their parent. */
export const mapTree = (
  node: HtmlNode,
  replace: (node: HtmlNode) => HtmlNode,
): HtmlNode =>
  replace({
    ...node,
    children: node.children?.map((child) => mapTree(child, replace)),
  });

/**
 * Fills in placeholders such as `{name}` in texts and attributes, and
 * normalises both to NFC.
 */
export function fillInTree(tree: HtmlNode, placeholders: object): HtmlNode {
  const fill = <Value>(value: Value) =>
    typeof value === 'string'
      ? fillIn(value.normalize('NFC'), placeholders)
      : value;

  return mapTree(tree, ({ value, properties = {}, ...node }) => ({
    ...node,
    value: fill(value),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, attribute]) => [
        name,
        fill(attribute),
      ]),
    ),
  }));
}

const headerCellsIn = (node: HtmlNode): HtmlNode[] =>
  node.tagName === 'th' ? [node] : (node.children ?? []).flatMap(headerCellsIn);

/**
 * Replaces the attribute `align`, which HTML has dropped, with one that
 * global.css reads.
 */
function withValidAlignment(cell: HtmlNode): HtmlNode {
  const { align, ...properties } = cell.properties ?? {};

  return align
    ? { ...cell, properties: { ...properties, dataAlign: align } }
    : cell;
}

/**
 * Wraps each table in a `<div>` that can scroll. Labels each cell with its
 * column's name, since phones show rows as cards.
 */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columnNames = headerCellsIn(node).map(plainText);
    const table = mapTree(node, (original) => {
      const element = withValidAlignment(original);
      const cells =
        element.children?.filter(({ tagName }) => tagName === 'td') ?? [];
      const children = element.children?.map((child) => {
        const column = cells.indexOf(child);

        if (column === -1) return child;

        return {
          ...child,
          properties: { dataLabel: columnNames[column], ...child.properties },
        };
      });

      return { ...element, children };
    });

    return {
      type: 'element',
      tagName: 'div',
      properties: {},
      children: [table],
    };
  });
