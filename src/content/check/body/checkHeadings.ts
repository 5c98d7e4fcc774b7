import type { ContentFiles } from '../../read/contentFiles';
import { groupFields } from '../../read/groupFields';
import {
  type MarkdownNode,
  type NodeWithLine,
  plainText,
  SECTION_DEPTH,
  withoutSoftHyphens,
} from '../../read/markdown';
import type { ContentDocument } from '../../read/readDocument';
import { sectionSlug } from '../../read/sectionSlug';
import { shortened } from '../../shape/shortened';
import { hiddenCharacters } from '../hiddenCharacters';
import type { LineProblem } from '../problem';

/**
 * Ids of elements on every page. A section must not have one of them. Ids such
 * as `drawerHeading` are left out: the id of a section has no capital letters.
 */
export const LAYOUT_IDS: readonly string[] = [
  'main',
  'drawer',
  'pages',
  'reload',
];

const TOO_HIGH = 'has one #, like the heading of the page. Write ## before it.';

export const HEADING_OF_PAGE =
  'is the heading of the page already, which is in the fields. Delete the line.';
const NO_LETTERS =
  'has no letters or digits, and a link to it would lead nowhere. Write words after the #.';
const NO_WORDS = 'has no words. Write words after the #, or delete the line.';
const IS_LINK =
  'is a link, and the site makes the heading of each section a link to itself. Write the link in the text below it.';
const TWICE =
  'is here twice, so a link could mean either. Change the words of one of them.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

interface Heading {
  words: string;
  depth: number;
  hasLink: boolean;

  /** Whether it repeats the heading of its page. */
  isOfPage: boolean;

  /** Id of a section; empty for headings other than `##`, which have none. */
  id: string;
}

/** The limits that the headings above set for a heading. */
interface Above {
  /** Maximum depth of the heading. */
  maxDepth: number;

  /** Ids that are taken. */
  ids: ReadonlySet<string>;
}

const asTitle = (words: string): string =>
  withoutSoftHyphens(words).trim().toLowerCase();

/** Whether a heading repeats that of its page, which is in the fields. */
export function isHeadingOfPage(
  words: string,
  { fields }: ContentDocument,
): boolean {
  const { heading } = groupFields(fields.page);
  const titles = [fields.heading, fields.title, fields.name, heading];

  return titles.some(
    (title) => typeof title === 'string' && asTitle(title) === asTitle(words),
  );
}

/** Returns the ends of messages. They begin with the words of the heading. */
function headingFaults(
  { words, depth, hasLink, isOfPage, id }: Heading,
  { maxDepth, ids }: Above,
): string[] {
  const hidden = hiddenCharacters(words, 'people');
  const hasWords = words.trim() !== '';

  const checks = [
    { isFaulty: depth === 1, message: isOfPage ? HEADING_OF_PAGE : TOO_HIGH },
    {
      isFaulty: depth > maxDepth,
      message: `skips a level. Write ${'#'.repeat(maxDepth)} before it.`,
    },
    { isFaulty: !hasWords, message: NO_WORDS },
    {
      isFaulty: hasWords && depth === SECTION_DEPTH && id === '',
      message: NO_LETTERS,
    },
    {
      isFaulty: hidden !== undefined,
      message: `has ${hidden}. Type it again.`,
    },
    { isFaulty: depth === SECTION_DEPTH && hasLink, message: IS_LINK },
    { isFaulty: id !== '' && ids.has(id), message: TWICE },
    { isFaulty: LAYOUT_IDS.includes(id), message: SAME_AS_LAYOUT },
  ];

  return checks
    .filter(({ isFaulty }) => isFaulty)
    .map(({ message }) => message);
}

const hasLinkIn = ({ children = [] }: MarkdownNode): boolean =>
  children.some(
    (node) => ['link', 'linkReference'].includes(node.type) || hasLinkIn(node),
  );

/**
 * Reports once that all headings have too many #. Corrected one by one, they
 * would end up inside one another.
 */
function tooDeepProblem(
  headings: readonly NodeWithLine[],
): LineProblem | undefined {
  const [first] = headings;
  const highest = Math.min(...headings.map(({ depth = 1 }) => depth));
  const surplus = highest - SECTION_DEPTH;

  if (!first || headings.length < 2 || surplus < 1) return undefined;

  const heading = `the heading "${shortened(plainText(first))}"`;
  const marks = '#'.repeat(surplus);

  return {
    line: first.line,
    message: `${heading} and all others have too many #, and the heading of a section has two. Delete ${marks} before each of the ${headings.length} headings of this text.`,
  };
}

/** Checks the headings of a text with sections. */
export function checkHeadings(
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const headings = document.body.nodes.filter(({ type }) => type === 'heading');
  const tooDeep = tooDeepProblem(headings);

  if (tooDeep) return [tooDeep];

  const ids = new Set<string>();
  let maxDepth = SECTION_DEPTH;

  return headings.flatMap((node) => {
    const { line, depth = 1 } = node;
    const words = plainText(node);
    const isOfPage = isHeadingOfPage(words, document);
    const id = depth === SECTION_DEPTH ? sectionSlug(node, files) : '';

    const faults = headingFaults(
      { words, depth, hasLink: hasLinkIn(node), isOfPage, id },
      { maxDepth, ids },
    );

    ids.add(id);
    maxDepth = depth + 1;

    return faults.map((fault) => ({
      line,
      message: `the heading "${shortened(words)}" ${fault}`,
    }));
  });
}

/** Matches the start of `1) Services`, `2. Prices` and `§ 3 Payment`. */
const OWN_NUMBER = /^(?:§\s*)?\d{1,3}[.)]?\s/;

/**
 * Warns about sections with numbers of their own on a page that numbers its
 * sections. A single one may be a name, such as `24 hours`.
 */
export function findOwnNumbers({
  fields,
  body,
}: ContentDocument): LineProblem[] {
  if (fields.numbered === false) return [];

  const [first, ...others] = body.nodes.filter(
    (node) => node.depth === SECTION_DEPTH && OWN_NUMBER.test(plainText(node)),
  );

  if (!first || others.length === 0) return [];

  return [
    {
      line: first.line,
      message: `the heading "${shortened(plainText(first))}" begins with a number, like ${others.length} more, and the page numbers its sections. Delete the numbers, or write numbered: false among the fields.`,
      warning: true,
    },
  ];
}
