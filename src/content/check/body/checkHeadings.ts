import type { ContentFiles } from '../../read/contentFiles';
import { type NodeWithLine, plainText } from '../../read/markdown';
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
const NO_WORDS = 'has no words. Write words after the #, or delete the line.';
const TWICE =
  'is here twice, so a link could mean either. Change the words of one of them.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

interface Heading {
  words: string;
  depth: number;

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

/** Returns the ends of messages. They begin with the words of the heading. */
function headingFaults(
  { words, depth, id }: Heading,
  { maxDepth, ids }: Above,
): string[] {
  const hidden = hiddenCharacters(words, 'people');

  const checks = [
    { isFaulty: depth === 1, message: TOO_HIGH },
    {
      isFaulty: depth > maxDepth,
      message: `skips a level. Write ${'#'.repeat(maxDepth)} before it.`,
    },
    { isFaulty: words.trim() === '', message: NO_WORDS },
    {
      isFaulty: hidden !== undefined,
      message: `has ${hidden}. Type it again.`,
    },
    { isFaulty: id !== '' && ids.has(id), message: TWICE },
    { isFaulty: LAYOUT_IDS.includes(id), message: SAME_AS_LAYOUT },
  ];

  return checks
    .filter(({ isFaulty }) => isFaulty)
    .map(({ message }) => message);
}

/** Checks the headings of a text with sections. */
export function checkHeadings(
  nodes: readonly NodeWithLine[],
  files: ContentFiles,
): LineProblem[] {
  const ids = new Set<string>();

  // The page's own heading has depth 1, so the body's first heading may have
  // depth 2.
  let maxDepth = 2;

  return nodes.flatMap((node) => {
    const { line, depth = 1 } = node;
    const words = plainText(node);
    const id = depth === 2 ? sectionSlug(node, files) : '';

    const faults = headingFaults({ words, depth, id }, { maxDepth, ids });

    ids.add(id);
    maxDepth = depth + 1;

    return faults.map((fault) => ({
      line,
      message: `the heading "${shortened(words)}" ${fault}`,
    }));
  });
}
