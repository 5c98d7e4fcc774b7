import remark from 'remark';
import gfm from 'remark-gfm';

/** What is in a text: a heading, a link, a word. */
export interface Node {
  type: string;
  /** Of a heading: 2 for `##`. */
  depth?: number;
  /** Of a link or picture. */
  url?: string;
  alt?: string | null;
  /** Of words and of HTML. */
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}
export interface Part extends Node {
  line: number;
}

// The same reader, with the same extension, as gatsby-transformer-remark: what is checked is what is shown.
const reader = remark().use(gfm);

/**
 * All parts of a text in the order in which they are read.
 * @param firstLine the number of the text's first line in its file
 */
export function partsOf(body: string, firstLine = 1): Part[] {
  const flat = (part: Node): Part[] => [
    { ...part, line: firstLine + (part.position?.start.line ?? 1) - 1 },
    ...(part.children ?? []).flatMap(flat),
  ];
  return flat(reader.parse(body) as Node);
}

/** The words of a part, without marks. */
export const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');
