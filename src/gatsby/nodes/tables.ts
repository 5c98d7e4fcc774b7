import { mapTree, textOf, type HtmlNode } from './htmlTree';

const descendants = (node: HtmlNode, tagName: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...descendants(child, tagName),
  ]);

function labelRow(row: HtmlNode, columnNames: readonly string[]): HtmlNode {
  const cells = descendants(row, 'td');
  const withLabel = (cell: HtmlNode): HtmlNode => {
    const dataLabel = columnNames[cells.indexOf(cell)];
    return { ...cell, properties: { dataLabel, ...cell.properties } };
  };
  const children = row.children?.map((child) => (cells.includes(child) ? withLabel(child) : child));
  return { ...row, children };
}

/**
 * Prepares tables for narrow screens. Wraps each table in a `<div>` that can scroll. Gives each cell the name of its column as
 * `data-label`, because phones show each row as a card and hide the header row.
 */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columnNames = descendants(node, 'th').map(textOf);
    const table = mapTree(node, (row) => (row.tagName === 'tr' ? labelRow(row, columnNames) : row));
    return { type: 'element', tagName: 'div', properties: {}, children: [table] };
  });
