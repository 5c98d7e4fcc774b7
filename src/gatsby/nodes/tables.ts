import { mapTree, textOf, type HtmlNode } from './htmlTree';

const headersIn = (node: HtmlNode): HtmlNode[] =>
  node.tagName === 'th' ? [node] : (node.children ?? []).flatMap(headersIn);

/** Prepares tables for phones: a `<div>` that can scroll, and labelled cells, because a row becomes a card without header. */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) => {
    if (node.tagName !== 'table') return node;
    const columnNames = headersIn(node).map(textOf);
    const table = mapTree(node, (row) => {
      const cells = row.children?.filter(({ tagName }) => tagName === 'td') ?? [];
      const children = row.children?.map((each) => {
        const dataLabel = columnNames[cells.indexOf(each)];
        if (dataLabel === undefined) return each;
        return { ...each, properties: { dataLabel, ...each.properties } };
      });
      return { ...row, children };
    });
    return { type: 'element', tagName: 'div', properties: {}, children: [table] };
  });
