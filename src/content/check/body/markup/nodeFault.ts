import type { DocumentBody } from '../../../read/documentBody';
import { type NodeWithLine, plainText } from '../../../read/markdown';
import { shortened } from '../../../shape/shortened';
import { rangeOf } from './shownBlocks';
import { MAX_QUOTED } from './slip';

const NO_WORDS =
  'has a paragraph of spaces alone. Delete it: an empty line is enough between two paragraphs.';

interface Written {
  /** The markdown of the node. */
  source: string;

  /** The characters before and after it. */
  before: string;
  after: string;
}

type NodeRule = (node: NodeWithLine, written: Written) => string | undefined;

const isLetter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

const escapeMarks = (source: string, mark: string): string =>
  source.replaceAll(mark, `\\${mark}`);

/** Reports a paragraph that is code, because spaces or a tab indent it. */
function indentedCode(
  { value = '' }: NodeWithLine,
  { source }: Written,
): string | undefined {
  if (/^(?:`{3}|~{3})/.test(source)) return undefined;

  const [firstLine = ''] = value.trim().split('\n', 1);

  return `"${shortened(firstLine)}" is shown as the code of a program, because a tab or four spaces stand before it. Delete them. For code, write a line of \`\`\` above and below it.`;
}

/** Reports words between single tildes, such as ~5 to 10~. */
function singleTilde(_: NodeWithLine, { source }: Written): string | undefined {
  if (source.startsWith('~~')) return undefined;

  return `"${shortened(source)}" is struck out by the signs ~. Write: ${shortened(escapeMarks(source, '~'), MAX_QUOTED)}`;
}

/** Reports stars in two words, such as those of `Kund*innen`. */
function starsInWords(
  node: NodeWithLine,
  { source, before, after }: Written,
): string | undefined {
  const isInWords = isLetter(before) && isLetter(source[1]) && isLetter(after);

  if (!isInWords || !/\s/.test(plainText(node))) return undefined;

  return `"${shortened(source)}" is set in italics by its stars. Write: ${shortened(escapeMarks(source, '*'), MAX_QUOTED)}`;
}

/** Reports a paragraph of no-break spaces or other white space. */
function emptyParagraph({ children = [] }: NodeWithLine): string | undefined {
  const isEmpty = children.every(
    ({ type, value = '' }) =>
      type === 'break' ||
      (type === 'text' &&
        /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(value)),
  );

  return isEmpty ? NO_WORDS : undefined;
}

/** Reports an item with a box to tick, which pages can't use. */
function tickBox(
  { checked = null, children: [words] = [] }: NodeWithLine,
  { source }: Written,
): string | undefined {
  if (checked === null) return undefined;

  const box = checked ? '[x]' : '[ ]';
  const text = words ? plainText(words) : source;

  return `"${box} ${shortened(text)}" begins with a box to tick, which visitors cannot use. Write: ${shortened(`- ${text}`, MAX_QUOTED)}`;
}

/** Rules by type of node. */
const RULES: Readonly<Record<string, NodeRule>> = {
  code: indentedCode,
  delete: singleTilde,
  emphasis: starsInWords,
  listItem: tickBox,
  paragraph: emptyParagraph,
};

/** Returns a message for a node that the parser makes of a slip. */
export function nodeFault(
  node: NodeWithLine,
  { text }: DocumentBody,
): string | undefined {
  const { start, end } = rangeOf(node);

  return RULES[node.type]?.(node, {
    source: text.slice(start, end),
    before: text.slice(Math.max(0, start - 1), start),
    after: text.slice(end, end + 1),
  });
}
