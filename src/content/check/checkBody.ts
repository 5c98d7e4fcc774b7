import type { ContentFiles } from '../read/contentFiles';
import { plainText, type NodeWithLine } from '../read/markdown';
import type { ContentDocument } from '../read/readDocument';
import { sectionSlug } from '../read/slug';
import type { Body } from '../shape/fields';
import { checkBodyMarkup } from './checkBodyMarkup';
import { lengthOf, tooLong, unknownPlaceholders } from './words';
import type { LineProblem } from './problem';

/** Placeholders that the site replaces in bodies. */
const BODY_PLACEHOLDERS = ['name', 'email'];

/** Ids of elements that every page has. A section must not have the same id. */
export const LAYOUT_IDS: readonly string[] = ['main', 'drawer', 'pages', 'reload'];

const HEADING_IN_SHORT_TEXT =
  'is in a text that is too short for headings. Write it without #, or as **bold** words.';
const NO_SECTION = 'the text has no section. Begin each section with a line such as ## Cookies';
const HAS_PICTURE =
  'has a picture in it, and a text cannot show pictures. Delete the picture, and say in words what it shows. Only the about page shows a picture: write its name in about.md.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

const headingProblem = (heading: NodeWithLine, message: string): LineProblem => ({
  line: heading.line,
  message: `the heading "${plainText(heading)}" ${message}`,
});

/** Finds headings that break the outline or whose id is not unique. */
function checkHeadings(headings: readonly NodeWithLine[], files: ContentFiles): LineProblem[] {
  // Only the headings of sections, which begin with ##, have ids.
  const ids = headings.map((heading) => (heading.depth === 2 ? sectionSlug(heading, files) : ''));
  return headings.flatMap((heading, index) => {
    // Every heading has a depth: 2 for ##. The first one follows the heading of the page, of depth 1.
    const { depth = 1 } = heading;
    const maxDepth = (headings[index - 1]?.depth ?? 1) + 1;
    const id = ids[index] ?? '';
    const faults: string[] = [];
    if (depth === 1) faults.push('has one #, like the heading of the page. Write ## before it.');
    if (depth > maxDepth) faults.push(`skips a level. Write ${'#'.repeat(maxDepth)} before it.`);
    if (plainText(heading).trim() === '')
      faults.push('has no words. Write words after the #, or delete the line.');
    if (id !== '' && ids.indexOf(id) < index)
      faults.push('is here twice, so a link could mean either. Change the words of one of them.');
    if (LAYOUT_IDS.includes(id)) faults.push(SAME_AS_LAYOUT);
    return faults.map((message) => headingProblem(heading, message));
  });
}

function nodeFaults({ type, value = '' }: NodeWithLine): string[] {
  if (type === 'image' || type === 'imageReference') return [HAS_PICTURE];
  if (type === 'html')
    return [`${value.split('\n')[0]} would vanish or be read as HTML. Write it without < and >.`];
  return type === 'text' ? unknownPlaceholders(value, BODY_PLACEHOLDERS) : [];
}

/**
 * Finds the problems in the body, except in its links.
 * @param body the rules of the kind, or `undefined` for a kind without a body
 */
export function checkBody(
  body: Body | undefined,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const { bodyLine, nodes } = document;
  const length = lengthOf(document.body.trim());
  if (!body) {
    const message =
      'has text below the second ---, which no page shows. Move it into a field, or delete it.';
    return length > 0 ? [{ line: bodyLine, message }] : [];
  }
  if (length === 0) {
    const message = `has no text below the second ---. ${body.purpose} Write for example: ${body.example.split('\n')[0]}`;
    // Reported at the second `---`, or at the first line of a file without it.
    return [{ line: Math.max(1, bodyLine - 1), message }];
  }
  const headings = nodes.filter(({ type }) => type === 'heading');
  const problems = body.hasSections
    ? checkHeadings(headings, files)
    : headings.map((heading) => headingProblem(heading, HEADING_IN_SHORT_TEXT));
  const report = (line: number, message: string) => problems.push({ line, message });
  if (body.hasSections && !headings.some(({ depth }) => depth === 2)) report(bodyLine, NO_SECTION);
  if (length > body.max) report(bodyLine, `the text ${tooLong(length, body.max)}`);
  for (const node of nodes) for (const fault of nodeFaults(node)) report(node.line, fault);
  return [...problems, ...checkBodyMarkup(document)];
}
