import type { ContentFiles } from '../../read/contentFiles';
import { groupFields } from '../../read/groupFields';
import type { DocumentBody } from '../../read/documentBody';
import {
  isNested,
  isSectionHeading,
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
const UNDERLINED =
  'is one because of the line of - or = below it. For a line across the page, write an empty line above it; for a section, write ## before the words, and delete the line below them.';
const NESTED =
  'stands in a quotation or a list, and is no section there. Write it at the start of a line, or as **bold** words.';
const TWICE =
  'is here twice, so a link could mean either. Change the words of one of them.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

interface Heading {
  words: string;
  depth: number;
  hasLink: boolean;

  /** Whether it is in a list or a quotation. */
  isNested: boolean;

  /** Whether the parser makes it of a line of - or = below its words. */
  isUnderlined: boolean;

  /** Whether it repeats the heading of its page. */
  isOfPage: boolean;

  /** Id of a section; `undefined` for other headings, which have none. */
  id: string | undefined;
}

/** A fault of a heading. The message begins with the words of the heading. */
type HeadingFault = Pick<LineProblem, 'message' | 'warning'>;

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

type Check = HeadingFault & { isFaulty: boolean };

/** Whether the parser makes a heading of the line of - or = below its words. */
export const isUnderlined = (
  { position }: MarkdownNode,
  { text }: DocumentBody,
): boolean => text.charAt(position?.start.offset ?? 0) !== '#';

function tooHighMessage({ isOfPage, isUnderlined }: Heading): string {
  if (isOfPage) return HEADING_OF_PAGE;

  return isUnderlined ? UNDERLINED : TOO_HIGH;
}

function headingFaults(
  heading: Heading,
  { maxDepth, ids }: Above,
): HeadingFault[] {
  const { words, depth, id } = heading;
  const hidden = hiddenCharacters(words, 'people');
  const hasWords = words.trim() !== '';
  const hasDepthOfSection = depth === SECTION_DEPTH;

  const errors: Check[] = [
    { isFaulty: depth === 1, message: tooHighMessage(heading) },
    {
      isFaulty: depth > maxDepth,
      message: `skips a level. Write ${'#'.repeat(maxDepth)} before it.`,
    },
    { isFaulty: !hasWords, message: NO_WORDS },
    { isFaulty: hasWords && id === '', message: NO_LETTERS },
    {
      isFaulty: hidden !== undefined,
      message: `has ${hidden}. Type it again.`,
    },
    { isFaulty: hasDepthOfSection && heading.hasLink, message: IS_LINK },
    { isFaulty: id !== undefined && ids.has(id), message: TWICE },
    {
      isFaulty: id !== undefined && LAYOUT_IDS.includes(id),
      message: SAME_AS_LAYOUT,
    },
  ];
  const warnings: Check[] = [
    {
      isFaulty: hasDepthOfSection && heading.isUnderlined,
      message: UNDERLINED,
      warning: true,
    },
    {
      isFaulty: hasDepthOfSection && heading.isNested,
      message: NESTED,
      warning: true,
    },
  ];

  return [...errors, ...warnings]
    .filter(({ isFaulty }) => isFaulty)
    .map(({ message, warning }) => ({ message, ...(warning && { warning }) }));
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
    const id = isSectionHeading(node) ? sectionSlug(node, files) : undefined;

    const faults = headingFaults(
      {
        words,
        depth,
        hasLink: hasLinkIn(node),
        isNested: isNested(node),
        isUnderlined: isUnderlined(node, document.body),
        isOfPage,
        id,
      },
      { maxDepth, ids },
    );

    if (id) ids.add(id);
    maxDepth = depth + 1;

    return faults.map((fault) => ({
      ...fault,
      line,
      message: `the heading "${shortened(words)}" ${fault.message}`,
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
    (node) => isSectionHeading(node) && OWN_NUMBER.test(plainText(node)),
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
