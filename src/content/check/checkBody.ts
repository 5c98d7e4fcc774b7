import type { ContentFiles } from '../read/contentFiles';
import { type NodeWithLine, plainText, sectionSlug } from '../read/markdown';
import type { ContentDocument } from '../read/readDocument';
import type { Body } from '../shape/fields';
import { checkBodyMarkup } from './checkBodyMarkup';
import type { LineProblem } from './problem';
import { lengthOf, tooLong, placeholderFaults } from './textFault';

/** Ids that every page has, and that a section must not have. No section could have the others, such as `drawerHeading`. */
export const LAYOUT_IDS: readonly string[] = ['main', 'drawer', 'pages', 'reload'];
const PLACEHOLDERS = ['name', 'email'];

const BODY_NOT_SHOWN =
  'has text below the second ---, which no page shows. Move it into a field, or delete it.';
const HEADING_IN_SHORT_TEXT =
  'is in a text that is too short for headings. Write it without #, or as **bold** words.';
const NO_SECTION = 'the text has no section. Begin each section with a line such as ## Cookies';
const HAS_PICTURE =
  'has a picture in it, and a text cannot show pictures. Delete the picture, and say in words what it shows. Only the about page shows a picture: write its name in about.md.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

function checkHeadings(headings: readonly NodeWithLine[], files: ContentFiles): LineProblem[] {
  const problems: LineProblem[] = [];
  const ids: string[] = [];
  // The page's own heading has depth 1, so the body's first heading may have depth 2.
  let maxDepth = 2;
  for (const heading of headings) {
    const { line, depth = 1 } = heading;
    const words = plainText(heading);
    const report = (fault: string) =>
      problems.push({ line, message: `the heading "${words}" ${fault}` });
    const id = depth === 2 ? sectionSlug(heading, files) : ''; // Only ## headings have ids.
    if (depth === 1) report('has one #, like the heading of the page. Write ## before it.');
    if (depth > maxDepth) report(`skips a level. Write ${'#'.repeat(maxDepth)} before it.`);
    if (!words.trim()) report('has no words. Write words after the #, or delete the line.');
    if (id !== '' && ids.includes(id))
      report('is here twice, so a link could mean either. Change the words of one of them.');
    if (LAYOUT_IDS.includes(id)) report(SAME_AS_LAYOUT);
    ids.push(id);
    maxDepth = depth + 1;
  }
  return problems;
}

function nodeFaults(node: NodeWithLine, hasSections = false): string[] {
  const { type, value = '' } = node;
  if (type === 'heading' && !hasSections)
    return [`the heading "${plainText(node)}" ${HEADING_IN_SHORT_TEXT}`];
  if (type === 'image' || type === 'imageReference') return [HAS_PICTURE];
  if (type === 'html')
    return [`${value.split('\n')[0]} would vanish or be read as HTML. Write it without < and >.`];
  return type === 'text' ? placeholderFaults(value, PLACEHOLDERS) : [];
}

export function checkBody(body: Body | undefined, document: ContentDocument, files: ContentFiles) {
  const { bodyLine: line, nodes, body: text } = document;
  const length = lengthOf(text.trim());
  if (!body) return length > 0 ? [{ line, message: BODY_NOT_SHOWN }] : [];
  if (length === 0) {
    const message = `has no text below the second ---. ${body.purpose} Write for example: ${body.example.split('\n')[0]}`;
    // Reported at the second `---`, or at the first line of a file without it.
    return [{ line: Math.max(1, line - 1), message }];
  }
  const headings = nodes.filter(({ type }) => type === 'heading');
  const problems = body.hasSections ? checkHeadings(headings, files) : [];
  if (body.hasSections && !headings.some(({ depth }) => depth === 2))
    problems.push({ line, message: NO_SECTION });
  if (length > body.max) problems.push({ line, message: `the text ${tooLong(length, body.max)}` });
  for (const node of nodes)
    for (const message of nodeFaults(node, body.hasSections))
      problems.push({ line: node.line, message });
  return [...problems, ...checkBodyMarkup(document)];
}
