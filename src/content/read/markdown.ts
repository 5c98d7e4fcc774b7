import remark from 'remark';
import gfm from 'remark-gfm';

/** A part of a text: a heading, a link, a word. */
export interface Part {
  type: string;
  /** Of a heading: 2 for `##`. */
  depth?: number;
  /** Of a link or picture. */
  url?: string;
  alt?: string | null;
  /** Of words and of HTML. */
  value?: string;
  children?: Part[];
  position?: { start: { line: number } };
}

// The same reader, with the same extension, as gatsby-transformer-remark: what is checked is what is shown.
const reader = remark().use(gfm);

/** All parts of a text in the order in which they are read. */
export function partsOf(body: string): Part[] {
  const flat = (part: Part): Part[] => [part, ...(part.children ?? []).flatMap(flat)];
  return flat(reader.parse(body) as Part);
}

/** The words of a part, without marks. */
export const wordsOf = ({ value = '', children = [] }: Part): string =>
  value + children.map(wordsOf).join('');
