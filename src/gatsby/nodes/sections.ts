import toHtml from 'hast-util-to-html';
import {
  fillIn,
  isSectionHeading,
  nodesOf,
  plainText,
  slug,
  withoutSoftHyphens,
} from '../../content/read/markdown';
import { type HtmlNode, mapTree } from './htmlTree';
import { softHyphens } from './softHyphens';

const isH2 = ({ tagName }: HtmlNode): boolean => tagName === 'h2';

/** Returns the HTML before the first section of a text. */
export function intro({ children = [] }: HtmlNode): string {
  const headingIndex = children.findIndex(isH2);

  return toHtml(
    headingIndex === -1 ? children : children.slice(0, headingIndex),
  );
}

/**
 * Splits a text at its level 2 headings. Adds soft hyphens to headings of
 * levels 2 and 3.
 */
export function sections({ children = [] }: HtmlNode, language: string) {
  const hyphenateText = (node: HtmlNode): HtmlNode =>
    node.value === undefined
      ? node
      : { ...node, value: softHyphens(node.value, language) };

  const hyphenateSubheading = (node: HtmlNode): HtmlNode =>
    node.tagName === 'h3' ? mapTree(node, hyphenateText) : node;

  const headingIndexes = children.flatMap((node, index) =>
    isH2(node) ? [index] : [],
  );

  return headingIndexes.map((start, index) => {
    const end = headingIndexes[index + 1];
    const [heading, ...content] = children.slice(start, end);
    const headingText = heading ? plainText(heading) : '';

    return {
      id: slug(headingText),
      title: withoutSoftHyphens(headingText),
      titleHyphenated: softHyphens(headingText, language),
      html: toHtml(
        content.map((node) => mapTree(node, hyphenateSubheading)),
      ).trim(),
    };
  });
}

interface ServiceTexts {
  title: string;

  /** In markdown. */
  body: string;
  placeholders: object;
}

/**
 * Returns a service's offers, for search engines: the bold text at the start of
 * each list item before the first section. If no item starts with bold text, the
 * offer is the title.
 */
export function offers({ title, body, placeholders }: ServiceTexts): string[] {
  const nodes = nodesOf(body);
  const headingIndex = nodes.findIndex(isSectionHeading);

  // The sections belong to the service's own page. Their lists may be of other
  // things, such as steps.
  const introNodes = headingIndex === -1 ? nodes : nodes.slice(0, headingIndex);
  const listItems = introNodes.filter(({ type }) => type === 'listItem');

  const names = listItems.flatMap(({ children: [paragraph] = [] }) => {
    const first = paragraph?.children?.[0];

    if (first?.type !== 'strong') return [];

    return withoutSoftHyphens(fillIn(plainText(first), placeholders));
  });

  return names.length > 0 ? names : [title];
}
