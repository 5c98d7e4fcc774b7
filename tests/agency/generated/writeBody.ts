import { LAYOUT_IDS } from '../../../src/content/check/body/checkHeadings';
import { lengthOf } from '../../../src/content/check/lengthOf';
import { fillIn, slug } from '../../../src/content/read/markdown';
import type { Body } from '../../../src/content/shape/fields';
import type { Writer } from './createWriter';
import type { Dice } from './dice';

interface BodyOptions {
  body: Body;
  dice: Dice;
  writer: Writer;

  /** Values of the placeholders that a body may have. */
  site: { name: string; email: string };

  /** Whether the longest style fills the body up to its limit. */
  mayBeLongest: boolean;
}

const BLANK_LINE = '\n\n';
const SUBHEADINGS = ['###', '####', '#####', '######'];

/**
 * Length of a body that is neither the shortest nor the longest one, in
 * characters.
 */
const MIDDLE_LENGTH = { min: 300, max: 3000 };

/** A picture that every generated content has. */
const PICTURE = './pictures/kreide.jpg';

function createBlocks({ body, dice, writer }: BodyOptions) {
  const some = (max = 40): string => writer.words(dice.between(1, max));
  const lines = (count: number, line: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');

  const link = (): string => {
    const address = dice.pick([
      '/contact',
      '/about#services',
      'mailto:{email}',
      'tel:+3312345',
      'https://client.example/a/long/path?with=query',
    ]);

    return `[${some()}](${address})`;
  };

  const inlineMarkup: readonly (() => string)[] = [
    link,
    () => `**${some()}**`,
    () => `*${some()}*`,
    () => `~~${some()}~~`,
    () => `\`${some()}\``,
    () => '[{email}](mailto:{email})',
    () => '{name}',
    () => 'https://client.example/without-words',
  ];
  const paragraph = (): string =>
    `${some(120)} ${dice.pick(inlineMarkup)()} ${some(120)}`;

  const picture = (): string => {
    const caption = dice.chance(0.5)
      ? ` "${some(200).replaceAll('"', '\\"')}"`
      : '';

    return `![${some(200)}](${PICTURE}${caption})`;
  };

  const pictureBlocks = [
    picture,
    () => `${picture()} ${picture()}`,
    () => `${paragraph()} ${picture()}`,
  ];

  return [
    ...(body.hasPictures ? pictureBlocks : []),
    paragraph,
    // A backslash at the end of a line is a line break.
    () => `${paragraph()}\\\n${paragraph()}`,
    () => lines(dice.between(1, 4), () => `- ${some(80)}`),
    () => lines(dice.between(1, 4), () => `- **${some(24)}**: ${some(80)}`),
    () => lines(dice.between(1, 4), (index) => `${index + 1}. ${paragraph()}`),
    () => `- ${some()}\n  - ${some()}\n    1. ${some()}\n  - ${link()}`,
    () => `> ${paragraph()}\n>\n> - ${some()}`,
    () => `\`\`\`\n${some(100)}\n  ${some()}\n\`\`\``,
    () =>
      `| ${some()} | ${some()} | ${some(8)} |\n| --- | :-: | --: |\n| ${some(100)} | ${link()} | |\n| ${some()} | **${some()}** | 1 |`,
    () => '---',
  ];
}

/** Number of blocks that may be too long before a paragraph fills the rest. */
const MAX_MISFITS = 5;

interface FillOptions {
  makeBlock: () => string;

  /** The text before the first block. */
  start: string;

  /** Length of the whole text, in characters. */
  length: number;
  writer: Writer;
}

/** Adds blocks while they fit, then fills the rest with a paragraph. */
function fillWith({ makeBlock, start, length, writer }: FillOptions): string {
  const blocks = start === '' ? [] : [start];
  let room = length - lengthOf(start);

  /** Returns the length of a block with the blank line before it. */
  function costOf(block: string): number {
    const isFirst = blocks.length === 0;

    return lengthOf(block) + (isFirst ? 0 : lengthOf(BLANK_LINE));
  }

  let misfits = 0;

  while (misfits < MAX_MISFITS) {
    const block = makeBlock();
    const leavesRoomForParagraph = room - costOf(block) > lengthOf(BLANK_LINE);

    if (leavesRoomForParagraph) {
      room -= costOf(block);
      blocks.push(block);
    } else misfits += 1;
  }

  const paragraphLength = room - costOf('');

  if (paragraphLength >= 1) blocks.push(writer.words(paragraphLength));

  return blocks.join(BLANK_LINE);
}

/** Writes the body of a text page, in which headings begin sections. */
function writeSections(options: BodyOptions, length: number): string {
  const { body, dice, writer, site } = options;
  const blocks = createBlocks(options);
  const takenIds = new Set(LAYOUT_IDS);
  const idOf = (title: string): string => slug(fillIn(title, site));

  const sectionHeading = (): string => {
    const placeholders = dice.chance(0.2) ? ['name'] : [];

    return `## ${writer.uniqueText({ max: 60, placeholders }, takenIds, idOf)}`;
  };

  /**
   * Returns a heading, perhaps with deeper ones below it: no heading may skip a
   * level.
   */
  const subheadings = (): string =>
    SUBHEADINGS.slice(0, dice.between(1, SUBHEADINGS.length))
      .map((level) => `${level} ${writer.words(dice.between(1, 60))}`)
      .join(BLANK_LINE);

  const makeBlock = (): string => {
    if (dice.chance(0.15)) return sectionHeading();

    return dice.chance(0.1) ? subheadings() : dice.pick(blocks)();
  };

  // A body whose intro has a maximum length always gets one, of 20 characters.
  const hasIntro = dice.chance(0.5);
  const introText = body.introMax ? writer.words(20) : dice.pick(blocks)();
  const intro = hasIntro || body.introMax ? introText + BLANK_LINE : '';

  const start = intro + sectionHeading();

  return fillWith({ makeBlock, start, length, writer });
}

function shortestBody({ body, writer }: BodyOptions): string {
  const heading = `## ${writer.words(1)}`;

  if (body.introMax) return writer.words(1) + BLANK_LINE + heading;

  return body.sections === 'required' ? heading : writer.words(1);
}

/**
 * Writes a body that has all markdown of its kind, except in the shortest
 * style, in which it has one character.
 */
export function writeBody(options: BodyOptions): string {
  const { body, dice, writer, mayBeLongest } = options;

  if (writer.style === 'shortest') return shortestBody(options);

  const max = Math.min(body.max, MIDDLE_LENGTH.max);
  const min = Math.min(MIDDLE_LENGTH.min, max);
  const isLongest = writer.style === 'longest' && mayBeLongest;
  const length = isLongest ? body.max : dice.between(min, max);

  const hasSections =
    body.sections === 'required' ||
    (body.sections === 'optional' && dice.chance(0.5));

  if (hasSections) return writeSections(options, length);

  const blocks = createBlocks(options);

  const makeBlock = (): string => dice.pick(blocks)();

  return fillWith({ makeBlock, start: '', length, writer });
}
