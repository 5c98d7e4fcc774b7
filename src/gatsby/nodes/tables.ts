import { mapTree, textOf, type HtmlNode } from './htmlTree';

const headersIn = (node: HtmlNode): HtmlNode[] =>
  node.tagName === 'th' ? [node] : (node.children ?? []).flatMap(headersIn);

/** Prepares tables for phones: a `<div>` that can scroll, and labelled cells, because a row becomes a card without header. */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columnNames = headersIn(node).map(textOf);
    const table = mapTree(node, ({ children, ...row }) => {
      const cells = children?.filter(({ tagName }) => tagName === 'td') ?? [];
      const withLabel = (cell: HtmlNode): HtmlNode => {
        const dataLabel = columnNames[cells.indexOf(cell)];
        return { ...cell, properties: { dataLabel, ...cell.properties } };
      };
      return {
        ...row,
        children: children?.map((each) => (cells.includes(each) ? withLabel(each) : each)),
      };
    });
    return { type: 'element', tagName: 'div', properties: {}, children: [table] };
  });
