import type { NodeWithLine } from '../../../read/markdown';
import type { ContentDocument } from '../../../read/readDocument';
import type { Body } from '../../../shape/fields';
import { shortened } from '../../../shape/shortened';
import type { LineProblem } from '../../problem';
import { MAX_QUOTED } from './slip';

interface Tag {
  /** In small letters: `br`; `/b` for the end of `<b>`; empty for a comment. */
  name: string;

  /** The words before the tag in its line: `Acme` in `Acme<br>1 Mill Lane`. */
  before: string;

  /** The words between the tag and its end, within its line. */
  words: string;

  /** Value of `href` or `src`, empty if there is none. */
  address: string;
  isInTable: boolean;
}

type Advice = (tag: Tag, body: Body) => string;

const write =
  (markdown: (tag: Tag) => string): Advice =>
  (tag) =>
    `Write: ${shortened(markdown(tag), MAX_QUOTED)}`;

const around = (mark: string): Advice =>
  write(({ words }) => mark + words.trim() + mark);

const before = (mark: string): Advice =>
  write(({ words }) => `${mark} ${words.trim()}`);

const lineBreak: Advice = (tag) =>
  tag.isInTable
    ? 'Write a comma instead: a cell of a table has one line.'
    : `For a line break, write a backslash, and the rest on the next line: ${shortened(tag.before)}\\`;

const picture: Advice = (_, { hasPictures }) =>
  hasPictures
    ? 'Write: ![A kiln with twelve bowls](./pictures/kiln.jpg)'
    : 'Delete this, and say in words what the picture shows.';

const deletion: Advice = () => 'Delete this.';

const wordsAlone: Advice = () =>
  'Delete the tag, and keep its words. An empty line begins a new paragraph.';

const listItems: Advice = () =>
  'Delete the tag, and write a hyphen and a space before each item of the list.';

const sign: Advice = () =>
  'Write it without < and >, or write &lt; for the sign <.';

/** What to write instead of tags, by their names. */
const ADVICE: readonly { names: string; advice: Advice }[] = [
  { names: 'br', advice: lineBreak },
  { names: 'b strong', advice: around('**') },
  { names: 'i em', advice: around('*') },
  { names: 's del strike', advice: around('~~') },
  { names: 'code', advice: around('`') },
  {
    names: 'a',
    advice: write(
      ({ words, address }) => `[${words.trim()}](${address || '/about'})`,
    ),
  },
  { names: 'h1 h2', advice: before('##') },
  { names: 'h3 h4 h5 h6', advice: before('###') },
  { names: 'blockquote', advice: before('>') },
  { names: 'li', advice: before('-') },
  { names: 'ul ol', advice: listItems },
  { names: 'hr', advice: write(() => '---') },
  { names: 'img picture figure', advice: picture },
  {
    names:
      'p div span font center u small big sub sup mark ins abbr section article table thead tbody tr td th dl dt dd pre',
    advice: wordsAlone,
  },
  {
    names: '!-- script style iframe form input svg video audio object embed',
    advice: deletion,
  },
];

const adviceFor = (name: string): Advice =>
  ADVICE.find(({ names }) => names.split(' ').includes(name))?.advice ?? sign;

/** Matches a tag, or a comment. */
const TAG = /^<(?<name>!--|\/?[a-z][a-z\d-]*)/i;

function tagOf({ value = '', position }: NodeWithLine, text: string): Tag {
  const column = (position?.start.column ?? 1) - 1;
  const [, name = ''] = TAG.exec(value) ?? [];
  const [, address = ''] =
    /(?:href|src)\s*=\s*["']?([^\s"'>]+)/.exec(value) ?? [];

  const rest = text.slice(column).replace(/^<[^>]*>?/, '');
  const [words = ''] = rest.split(/<\/?\w/, 1);

  return {
    name: name.toLowerCase(),
    before: text.slice(0, column).replace(/^.*>/, '').trim(),
    words,
    address,
    isInTable: /^\s*\|/.test(text),
  };
}

/**
 * Reports HTML, which the site doesn't show, and says how it is written in
 * markdown. Reports an element once, and each kind of tag once in a line.
 */
export function htmlProblems(
  { lines, body }: ContentDocument,
  shape: Body,
): LineProblem[] {
  const reported = new Set<string>();
  const namesOfEnds = new Set<string>();

  return body.nodes.flatMap((node) => {
    if (node.type !== 'html') return [];

    const { line, value = '' } = node;
    const tag = tagOf(node, lines[line - 1] ?? '');
    const [firstLine = ''] = value.split('\n', 1);
    const nameInLine = `${line} ${tag.name}`;

    if (namesOfEnds.has(tag.name) || reported.has(nameInLine)) return [];

    reported.add(nameInLine);
    namesOfEnds.add(`/${tag.name}`);

    const advice = tag.name.startsWith('/') ? deletion : adviceFor(tag.name);

    return [
      {
        line,
        message: `${shortened(firstLine)} would vanish or be read as HTML. ${advice(tag, shape)}`,
      },
    ];
  });
}
