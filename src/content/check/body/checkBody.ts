import { type BodyFault, LIMITS } from '../../read/bodyFault';
import type { ContentFiles } from '../../read/contentFiles';
import type { DocumentBody } from '../../read/documentBody';
import {
  isNested,
  isPictureType,
  isSectionHeading,
  type NodeWithLine,
  plainText,
} from '../../read/markdown';
import type { ContentDocument } from '../../read/readDocument';
import type { Body } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { BODY_PLACEHOLDERS, HAS_PICTURE } from './bodyTexts';
import { checkBodyMarkup } from './checkBodyMarkup';
import {
  checkHeadings,
  findOwnNumbers,
  HEADING_OF_PAGE,
  isHeadingOfPage,
  isUnderlined,
} from './checkHeadings';
import { PICTURE_AS_DATA } from './checkPictures';
import { lengthOf } from '../lengthOf';
import { hasPictureData } from '../pictureData';
import type { LineProblem } from '../problem';
import { seenText } from './seenText';
import { placeholderFaults, tooLong } from '../fields/textFault';

const BODY_NOT_SHOWN =
  'has text below the second ---, which no page shows. Move it into a field, or delete it.';
const HEADING_IN_SHORT_TEXT =
  'is in a text that has no headings. Write it without #, or as **bold** words.';
const UNDERLINED =
  'is one because of the line of - or = below it, and this text has no headings. Write an empty line between the two, or delete the line of - or =.';
const PICTURE_IN_INTRO =
  'has a picture before the first section, and the about page shows that text without pictures. Move the picture below the first line with ##.';
const NO_INTRO =
  'has no text before the first section, and the about page shows that text. Write two or three sentences above the first line with ##.';

/** Returns the message for a picture that is written as data. */
const pictureDataMessage = ({ hasPictures }: Body): string =>
  hasPictures ? PICTURE_AS_DATA : HAS_PICTURE;

/** Messages for a body that is not parsed. */
const MESSAGES: Readonly<
  Record<BodyFault['reason'], (fault: BodyFault, shape: Body) => string>
> = {
  length: () => 'the text is too long for the other checks. Shorten it first.',
  lines: ({ size }) =>
    `the text has ${size} lines, empty ones included, and ${LIMITS.lines} fit. Delete some.`,
  word: ({ size, text }, shape) =>
    hasPictureData(text)
      ? pictureDataMessage(shape)
      : `"${shortened(text.trim())}" has a word or an address of ${size} characters in it, and ${LIMITS.word} fit. Shorten it, or write spaces between its words.`,
  paragraph: ({ size, text }) =>
    `the paragraph "${shortened(text.trim())}" is ${size} characters long, and ${LIMITS.paragraph} fit. Write an empty line wherever a new paragraph begins.`,
  depth: () =>
    'has lists, quotations or bold words in one another, on too many levels. Write them with fewer levels.',
};

const isPicture = ({ type, url = '' }: NodeWithLine): boolean =>
  isPictureType(type) || hasPictureData(url);

/** Returns a message for a heading in a text that has no sections. */
function shortTextFault(node: NodeWithLine, document: ContentDocument): string {
  const words = plainText(node);
  const start = `the heading "${shortened(words)}"`;

  if (isHeadingOfPage(words, document)) return `${start} ${HEADING_OF_PAGE}`;

  const fault = isUnderlined(node, document.body)
    ? UNDERLINED
    : HEADING_IN_SHORT_TEXT;

  return `${start} ${fault}`;
}

function nodeFaults(
  node: NodeWithLine,
  { sections, hasPictures }: Body,
  document: ContentDocument,
): string[] {
  const { type, value = '' } = node;

  if (type === 'heading' && !sections) return [shortTextFault(node, document)];

  // In a body that may have pictures, checkPictures checks them.
  if (!hasPictures && isPicture(node)) return [HAS_PICTURE];

  return type === 'text' ? placeholderFaults(value, BODY_PLACEHOLDERS) : [];
}

/** Returns a message with a heading of the body's example. */
function noSectionMessage({ example }: Body): string {
  const [heading] = /^## .*$/m.exec(example) ?? [];

  return `the text has no section. Begin each section with a line such as ${heading}`;
}

function checkSections(
  shape: Body,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const { nodes, firstLine } = document.body;
  const problems = [
    ...checkHeadings(document, files),
    ...(shape.numbersSections ? findOwnNumbers(document) : []),
  ];
  const lacksSection =
    shape.sections === 'required' && !nodes.some(isSectionHeading);

  return lacksSection
    ? [...problems, { line: firstLine, message: noSectionMessage(shape) }]
    : problems;
}

function checkNodes(
  shape: Body,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const sectionProblems = shape.sections
    ? checkSections(shape, document, files)
    : [];

  const nodeProblems = document.body.nodes.flatMap((node) =>
    nodeFaults(node, shape, document).map((message) => ({
      line: node.line,
      message,
    })),
  );

  return [...sectionProblems, ...nodeProblems];
}

/** Returns the problem that a body has no text. */
function emptyBodyProblem(
  { purpose, example }: Body,
  { firstLine }: DocumentBody,
): LineProblem {
  const [firstExample] = example.split('\n');
  const message = `has no text below the second ---. ${purpose} Write for example: ${firstExample}`;

  return { line: firstLine - 1, message }; // at the second `---`
}

/** Checks the length of what visitors see or, of an unparsed body, of all. */
function checkLength(
  { max }: Body,
  { text, nodes, fault, firstLine: line }: DocumentBody,
): LineProblem[] {
  const length = lengthOf(fault ? text.trim() : seenText(nodes));

  return length > max
    ? [{ line, message: `the text ${tooLong(length, max)}` }]
    : [];
}

/** Checks the text before the first section, which About shows. */
function checkIntro(
  { introMax }: Body,
  { body, lines }: ContentDocument,
): LineProblem[] {
  if (introMax === undefined) return [];

  // checkHeadings reports headings with one #.
  const firstHeading = body.nodes.find(
    (node) => (node.depth ?? 1) > 1 && !isNested(node),
  );
  const lineAfterIntro = firstHeading?.line ?? lines.length + 1;

  const picture = body.nodes.find(isPicture);

  if (picture && picture.line < lineAfterIntro)
    return [{ line: picture.line, message: PICTURE_IN_INTRO }];

  // Line numbers start at 1, and indexes at 0.
  const introLines = lines.slice(body.firstLine - 1, lineAfterIntro - 1);

  if (introLines.join('').trim() === '')
    return [{ line: body.firstLine, message: NO_INTRO }];

  const introNodes = body.nodes.filter(({ line }) => line < lineAfterIntro);
  const length = lengthOf(seenText(introNodes));

  if (length <= introMax) return [];

  const message = `the text before the first section ${tooLong(length, introMax)}`;

  return [{ line: body.firstLine, message }];
}

/** Checks the parsed body, or says why it is not parsed. */
function checkMarkdown(
  shape: Body,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const { fault } = document.body;

  if (fault) {
    const message = MESSAGES[fault.reason](fault, shape);

    return [{ line: fault.line, message }];
  }

  return [
    ...checkNodes(shape, document, files),
    ...checkIntro(shape, document),
    ...checkBodyMarkup(document, shape),
  ];
}

/**
 * Checks the text below the fields.
 * @param shape `undefined` if files of this kind have no body
 */
export function checkBody(
  shape: Body | undefined,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const { body } = document;
  const line = body.firstLine;

  if (line === 1) return []; // checkSyntax reports a missing line of ---.

  const isEmpty = body.text.trim() === '';

  if (!shape) return isEmpty ? [] : [{ line, message: BODY_NOT_SHOWN }];

  if (isEmpty) return shape.optional ? [] : [emptyBodyProblem(shape, body)];

  return [
    ...checkLength(shape, body),
    ...checkMarkdown(shape, document, files),
  ];
}
