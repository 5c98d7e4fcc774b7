import { mapTree, textOf, type HtmlNode } from './htmlTree';

const descendants = (node: HtmlNode, tagName: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...descendants(child, tagName),
  ]);

function labelRow(row: HtmlNode, columns: readonly string[]): HtmlNode {
  const cells = descendants(row, 'td');
  const label = (child: HtmlNode): HtmlNode => {
    if (!cells.includes(child)) return child;
    const dataLabel = columns[cells.indexOf(child)];
    return { ...child, properties: { dataLabel, ...child.properties } };
  };
  return { ...row, children: row.children?.map(label) };
}

/**
 * Prepares tables for narrow screens. Wraps each table in a `<div>` that can scroll. Gives each cell the name of its column as
 * `data-label`, because phones show each row as a card and hide the header row.
 */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columns = descendants(node, 'th').map(textOf);
    const table = mapTree(node, (row) => (row.tagName === 'tr' ? labelRow(row, columns) : row));
    return { type: 'element', tagName: 'div', properties: {}, children: [table] };
  });
