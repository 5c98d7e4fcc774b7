import toHtml from 'hast-util-to-html';
import { slug, withoutSoftHyphens } from '../../content/read/markdown';
import { mapTree, textOf, type HtmlNode } from './htmlTree';
import { softHyphens } from './softHyphens';

const isSectionHeading = ({ tagName }: HtmlNode): boolean => tagName === 'h2';

const htmlOf = (children: readonly HtmlNode[]): string =>
  toHtml({ type: 'root', children } as HtmlNode);

export function intro({ children = [] }: HtmlNode): string {
  const first = children.findIndex(isSectionHeading);
  return htmlOf(first === -1 ? children : children.slice(0, first));
}

export function sections({ children = [] }: HtmlNode, language: string) {
  const hyphenateText = ({ value, ...node }: HtmlNode): HtmlNode =>
    value === undefined ? node : { ...node, value: softHyphens(value, language) };
  const hyphenateSubheading = (node: HtmlNode): HtmlNode =>
    node.tagName === 'h3' ? mapTree(node, hyphenateText) : node;
  const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  return starts.map((start, index) => {
    const [heading, ...body] = children.slice(start, starts[index + 1]);
    const title = heading ? textOf(heading) : '';
    return {
      id: slug(title),
      title: withoutSoftHyphens(title),
      titleHyphenated: softHyphens(title, language),
      html: htmlOf(body.map((node) => mapTree(node, hyphenateSubheading))).trim(),
    };
  });
}
