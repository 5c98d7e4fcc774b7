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

/**
 * Replaces each node of a tree. Replaces children first, so `replace` gets a
 * parent with its new children.
 */
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
function withValidAlignment(node: HtmlNode): HtmlNode {
  const { align, ...properties } = node.properties ?? {};

  return align
    ? { ...node, properties: { ...properties, dataAlign: align } }
    : node;
}

/** Labels each cell of a table row with the name of its column. */
function withLabels(row: HtmlNode, columnNames: readonly string[]): HtmlNode {
  let column = 0;

  const children = row.children?.map((child) => {
    // Header cells, and line breaks between cells, get no label.
    if (child.tagName !== 'td') return child;

    const dataLabel = columnNames[column];

    column += 1;

    return { ...child, properties: { dataLabel, ...child.properties } };
  });

  return { ...row, children };
}

function responsiveTable(table: HtmlNode): HtmlNode {
  const columnNames = headerCellsIn(table).map(plainText);

  const labelledTable = mapTree(table, (node) => {
    const aligned = withValidAlignment(node);

    return aligned.tagName === 'tr'
      ? withLabels(aligned, columnNames)
      : aligned;
  });

  return {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [labelledTable],
  };
}

/**
 * Wraps each table in a `<div>` that can scroll, and labels its cells. Phones
 * show a row as a card with these labels.
 */
export const responsiveTables = (tree: HtmlNode): HtmlNode =>
  mapTree(tree, (node) =>
    node.tagName === 'table' ? responsiveTable(node) : node,
  );
