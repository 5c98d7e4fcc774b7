import type { DocumentBody } from '../../read/documentBody';
import type { MarkdownNode, NodeWithLine } from '../../read/markdown';
import type { Body, PlainField } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import { formatFault } from '../fields/formatFault';
import { placeholderFaults, tooLong } from '../fields/textFault';
import type { CheckReference } from '../fields/validateFields';
import { isFileName } from '../isFileName';
import { lengthOf } from '../lengthOf';
import { hasPictureData } from '../pictureData';
import type { LineProblem } from '../problem';
import { BODY_PLACEHOLDERS, NOT_A_CODE } from './bodyTexts';

/** Maximum length of a description or a caption, in characters. */
const MAX_LENGTH = 200;

/** Maximum length of a path or markup in a message, in characters. */
const MAX_QUOTED = 200;

export const PICTURE_AS_DATA =
  'has a picture in it that is written as data. Save the picture as a JPEG, upload it to content/pictures/, and write for example: ![A kiln with twelve bowls](./pictures/kiln.jpg)';

const PATH_ELSEWHERE =
  'has a picture whose path is not beside it. Write the path in round brackets: ![A kiln with twelve bowls](./pictures/kiln.jpg)';
const ON_ANOTHER_SITE =
  'is on another site. Upload it to content/pictures/, if you may use it, and write its path: ./pictures/kiln.jpg';
const NO_PATH =
  'has a picture without a path. Write the path in round brackets: ![A kiln with twelve bowls](./pictures/kiln.jpg)';
const MISPLACED =
  'stands in a heading, a list, a table, a quotation, a link or bold words, and is not shown there. Write it in a paragraph of its own, with an empty line above and below it.';

/** A field for the path of a picture. Paths in texts have the same format. */
const PATH_FIELD: PlainField = {
  is: 'picture',
  purpose: 'The picture.',
  example: './pictures/kiln.jpg',
};

const isImage = ({ type }: MarkdownNode): boolean => type === 'image';

const offsetOf = ({ position }: MarkdownNode): number | undefined =>
  position?.start.offset;

/** Returns the offsets of the pictures that stand directly in a paragraph. */
function placedOffsets({ nodes }: DocumentBody): Set<number | undefined> {
  const blocks = nodes[0]?.children ?? [];
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph');
  const images = paragraphs.flatMap(({ children = [] }) =>
    children.filter(isImage),
  );

  return new Set(images.map(offsetOf));
}

function descriptionFault(description: string, url: string) {
  const words = description.trim();

  if (words === '' || isFileName(words))
    return `has no description for people who cannot see it. Write between [ and ] what it shows, as you would say it on the telephone: ![A kiln with twelve bowls](${shortened(url)})`;

  const length = lengthOf(words);

  if (length <= MAX_LENGTH) return undefined;

  return `has a description between [ and ] that ${tooLong(length, MAX_LENGTH)}`;
}

function captionFault(caption: string): string | undefined {
  const length = lengthOf(caption);

  if (length <= MAX_LENGTH) return undefined;

  return `has a caption that ${tooLong(length, MAX_LENGTH)}`;
}

/**
 * Returns the ends of messages about a picture's description and caption. They
 * begin with `the picture` and its path.
 */
function wordFaults({ alt, title, url = '' }: NodeWithLine): string[] {
  // The markdown parser returns `null` for what a picture lacks.
  const description = alt ?? '';
  const caption = title ?? '';

  const faults = [
    descriptionFault(description, url),
    captionFault(caption),
    ...placeholderFaults(`${description} ${caption}`, BODY_PLACEHOLDERS),
  ];

  return faults.filter((fault) => fault !== undefined);
}

/** Returns a message if a picture's path is wrong, or its file is unusable. */
async function fileFault(
  url: string,
  checkReference?: CheckReference,
): Promise<string | undefined> {
  let path: string;

  try {
    path = decodeURIComponent(url).normalize();
  } catch {
    return `the path "${shortened(url, MAX_QUOTED)}" ${NOT_A_CODE}`;
  }

  return (
    formatFault(PATH_FIELD, 'picture', path) ??
    checkReference?.({ is: 'text picture' }, path)
  );
}

async function imageFaults(
  node: NodeWithLine,
  isPlaced: boolean,
  checkReference?: CheckReference,
): Promise<string[]> {
  const { url = '' } = node;
  const start = `the picture ${shortened(url, MAX_QUOTED)}`;

  if (hasPictureData(url)) return [PICTURE_AS_DATA];
  if (url === '') return [NO_PATH];
  if (/^(https?:)?\/\//i.test(url)) return [`${start} ${ON_ANOTHER_SITE}`];

  const faults = isPlaced ? wordFaults(node) : [MISPLACED];
  const fileMessage = await fileFault(url, checkReference);

  return [
    ...faults.map((fault) => `${start} ${fault}`),
    ...(fileMessage ? [fileMessage] : []),
  ];
}

/**
 * Checks the pictures of a text that may show pictures. checkBody refuses
 * pictures in other texts. Without `checkReference`, does not look for files.
 */
export async function checkPictures(
  shape: Body | undefined,
  body: DocumentBody,
  checkReference?: CheckReference,
): Promise<LineProblem[]> {
  if (!shape?.hasPictures) return [];

  const placed = placedOffsets(body);
  const problems: LineProblem[] = [];

  for (const node of body.nodes) {
    const { type, line, url = '' } = node;
    const add = (messages: readonly string[]) =>
      problems.push(...messages.map((message) => ({ line, message })));

    if (type === 'imageReference') add([PATH_ELSEWHERE]);
    else if (isImage(node))
      add(await imageFaults(node, placed.has(offsetOf(node)), checkReference));
    else if (hasPictureData(url)) add([PICTURE_AS_DATA]);
  }

  return problems;
}
