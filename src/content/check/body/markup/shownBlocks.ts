import type { DocumentBody } from '../../../read/documentBody';
import type { MarkdownNode } from '../../../read/markdown';

/**
 * Stands for a character that the parser has read as markup. It is no letter,
 * sign or space.
 */
export const READ_AS_MARKUP = '\uffff';

const BLOCK_TYPES = ['paragraph', 'heading', 'tableCell'];

/** Matches an escaped sign, such as `\*`. */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/** A paragraph, heading or cell of a table. */
export interface ShownBlock {
  type: string;

  /** Number of its first line in the file. */
  line: number;

  /** The markdown in the file. */
  source: string;

  /**
   * The source, in which READ_AS_MARKUP replaces each character that the parser
   * has read as markup. What is left is shown to visitors as it is written.
   */
  shown: string;
}

const masked = (markup: string): string =>
  markup.replace(/[^\n]/g, READ_AS_MARKUP);

const textsIn = (node: MarkdownNode): MarkdownNode[] =>
  node.type === 'text' ? [node] : (node.children ?? []).flatMap(textsIn);

/** Returns the offsets of a node in the body. */
export function rangeOf({ position }: MarkdownNode) {
  return {
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  };
}

/** Returns the number of the line of a position in a block. */
export const lineAt = ({ line, source }: ShownBlock, index: number): number =>
  line + source.slice(0, index).split('\n').length - 1;

/** Masks all of a block but its texts. */
function shownIn(block: MarkdownNode, source: string): string {
  const blockStart = rangeOf(block).start;
  let shown = '';

  for (const text of textsIn(block)) {
    const { start, end } = rangeOf(text);
    const words = source.slice(start - blockStart, end - blockStart);

    shown += masked(source.slice(shown.length, start - blockStart));
    shown += words.replace(ESCAPED, masked);
  }

  return shown + masked(source.slice(shown.length));
}

/** Returns the parts of a body in which words stand side by side. */
export const shownBlocks = ({ nodes, text }: DocumentBody): ShownBlock[] =>
  nodes
    .filter(({ type }) => BLOCK_TYPES.includes(type))
    .map((node) => {
      const { start, end } = rangeOf(node);
      const source = text.slice(start, end);

      return {
        type: node.type,
        line: node.line,
        source,
        shown: shownIn(node, source),
      };
    });
