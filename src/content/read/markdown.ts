import remark from 'remark';
import gfm from 'remark-gfm';

/**
 * The same reader, with the same extension, as gatsby-transformer-remark: what is checked is what is shown. It writes
 * with the marks that the content is written with.
 */
export const markdown = remark().use(gfm, { tablePipeAlign: false }).data('settings', {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
});

/** What is in a text: a heading, a link, a word. */
export interface Node extends ReturnType<typeof markdown.parse> {
  /** Of a heading: 2 for `##`. */
  depth?: number;
  /** Of a link or picture. */
  url?: string;
  /** Of the address of a link that stands elsewhere in the text. */
  label?: string;
  /** Of words and of HTML. */
  value?: string;
  children?: Node[];
}
export interface Part extends Node {
  line: number;
}

/**
 * All parts of a text in the order in which they are read.
 * @param firstLine the number of the text's first line in its file
 */
export function partsOf(body: string, firstLine = 1): Part[] {
  const flat = (part: Node): Part[] => [
    { ...part, line: firstLine + (part.position?.start.line ?? 1) - 1 },
    ...(part.children ?? []).flatMap(flat),
  ];
  return flat(markdown.parse(body));
}

/** The words of a part, without marks. */
export const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');
