import { type BodyFault, LIMITS } from '../read/bodyFault';
import type { ContentFiles } from '../read/contentFiles';
import { type NodeWithLine, plainText, sectionSlug } from '../read/markdown';
import type { ContentDocument } from '../read/readDocument';
import type { Body } from '../shape/fields';
import { shortened } from '../shape/shortened';
import { checkBodyMarkup } from './checkBodyMarkup';
import { hiddenCharacters } from './hiddenCharacters';
import { lengthOf } from './lengthOf';
import { hasPictureData } from './pictureData';
import type { LineProblem } from './problem';
import { placeholderFaults, tooLong } from './textFault';

/**
 * Ids that every page has, and that a section must not have. No section could
 * have the others, such as `drawerHeading`.
 */
export const LAYOUT_IDS: readonly string[] = [
  'main',
  'drawer',
  'pages',
  'reload',
];
const PLACEHOLDERS = ['name', 'email'];

const BODY_NOT_SHOWN =
  'has text below the second ---, which no page shows. Move it into a field, or delete it.';
const HEADING_IN_SHORT_TEXT =
  'is in a text that is too short for headings. Write it without #, or as **bold** words.';
const NO_SECTION =
  'the text has no section. Begin each section with a line such as ## Cookies';
const HAS_PICTURE =
  'has a picture in it, and a text cannot show pictures. Delete the picture, and say in words what it shows. Only the about page shows a picture: write its name in about.md.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

/** Messages for a body that is not parsed. */
const MESSAGES: Readonly<
  Record<BodyFault['reason'], (size: number, text: string) => string>
> = {
  length: () => 'the text is too long for the other checks. Shorten it first.',
  lines: (size) =>
    `the text has ${size} lines, empty ones included, and ${LIMITS.lines} fit. Delete some.`,
  word: (size, text) =>
    hasPictureData(text)
      ? HAS_PICTURE
      : `"${shortened(text.trim())}" has a word or an address of ${size} characters in it, and ${LIMITS.word} fit. Shorten it, or write spaces between its words.`,
  paragraph: (size, text) =>
    `the paragraph "${shortened(text.trim())}" is ${size} characters long, and ${LIMITS.paragraph} fit. Write an empty line wherever a new paragraph begins.`,
  depth: () =>
    'has lists, quotations or bold words in one another, on too many levels. Write them with fewer levels.',
};

function checkHeadings(
  headings: readonly NodeWithLine[],
  files: ContentFiles,
): LineProblem[] {
  const problems: LineProblem[] = [];
  const ids = new Set<string>();
  // The page's own heading has depth 1, so the body's first heading may have
  // depth 2.
  let maxDepth = 2;

  for (const heading of headings) {
    const { line, depth = 1 } = heading;
    const words = plainText(heading);
    const hidden = hiddenCharacters(words, 'people');
    // Only ## headings have ids.
    const id = depth === 2 ? sectionSlug(heading, files) : '';

    const report = (fault: string) =>
      problems.push({
        line,
        message: `the heading "${shortened(words)}" ${fault}`,
      });

    if (depth === 1)
      report('has one #, like the heading of the page. Write ## before it.');
    if (depth > maxDepth)
      report(`skips a level. Write ${'#'.repeat(maxDepth)} before it.`);
    if (!words.trim())
      report('has no words. Write words after the #, or delete the line.');
    if (hidden) report(`has ${hidden}. Type it again.`);
    if (id !== '' && ids.has(id))
      report(
        'is here twice, so a link could mean either. Change the words of one of them.',
      );
    if (LAYOUT_IDS.includes(id)) report(SAME_AS_LAYOUT);

    ids.add(id);
    maxDepth = depth + 1;
  }

  return problems;
}

function nodeFaults(node: NodeWithLine, hasSections = false): string[] {
  const { type, value = '', url = '' } = node;

  if (type === 'heading' && !hasSections)
    return [
      `the heading "${shortened(plainText(node))}" ${HEADING_IN_SHORT_TEXT}`,
    ];

  const isPicture =
    type === 'image' || type === 'imageReference' || hasPictureData(url);

  if (isPicture) return [HAS_PICTURE];

  if (type === 'html') {
    const [firstLine = ''] = value.split('\n', 1);

    return [
      `${shortened(firstLine)} would vanish or be read as HTML. Write it without < and >.`,
    ];
  }

  return type === 'text' ? placeholderFaults(value, PLACEHOLDERS) : [];
}

function checkNodes(
  { hasSections }: Body,
  { nodes, bodyLine }: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const headings = nodes.filter(({ type }) => type === 'heading');
  const problems = hasSections ? checkHeadings(headings, files) : [];

  if (hasSections && !headings.some(({ depth }) => depth === 2))
    problems.push({ line: bodyLine, message: NO_SECTION });

  for (const node of nodes)
    for (const message of nodeFaults(node, hasSections))
      problems.push({ line: node.line, message });

  return problems;
}

export function checkBody(
  body: Body | undefined,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const { bodyLine: line, body: text } = document;

  if (line === 1) return []; // checkSyntax reports a missing line of ---.

  const length = lengthOf(text.trim());

  if (!body) return length > 0 ? [{ line, message: BODY_NOT_SHOWN }] : [];

  if (length === 0) {
    const [firstExample] = body.example.split('\n');
    const message = `has no text below the second ---. ${body.purpose} Write for example: ${firstExample}`;

    return [{ line: line - 1, message }]; // at the second `---`
  }

  const problems: LineProblem[] = [];

  if (length > body.max)
    problems.push({ line, message: `the text ${tooLong(length, body.max)}` });

  const { bodyFault } = document;

  if (bodyFault) {
    const message = MESSAGES[bodyFault.reason](bodyFault.size, bodyFault.text);

    return [...problems, { line: bodyFault.line, message }];
  }

  return [
    ...problems,
    ...checkNodes(body, document, files),
    ...checkBodyMarkup(document),
  ];
}
