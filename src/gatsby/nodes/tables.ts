import { mapTree, textOf, type HtmlNode } from './htmlTree';

const elementsIn = (node: HtmlNode, tagName: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...elementsIn(child, tagName),
  ]);

function labelRow(row: HtmlNode, columns: readonly string[]): HtmlNode {
  const cells = elementsIn(row, 'td');
  const label = (child: HtmlNode): HtmlNode => {
    const dataLabel = columns[cells.indexOf(child)];
    return dataLabel === undefined
      ? child
      : { ...child, properties: { dataLabel, ...child.properties } };
  };
  return { ...row, children: row.children?.map(label) };
}

/**
 * Prepares tables for narrow screens: wraps each in a `<div>` that can scroll, and gives each cell the name of its column as
 * `data-label`, because on a phone a row is a card and the header row is hidden.
 */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columns = elementsIn(node, 'th').map(textOf);
    const table = mapTree(node, (row) => (row.tagName === 'tr' ? labelRow(row, columns) : row));
    return { type: 'element', tagName: 'div', properties: {}, children: [table] };
  });
