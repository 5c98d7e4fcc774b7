import { shortened } from '../../../shape/shortened';
import { READ_AS_MARKUP, type ShownBlock } from './shownBlocks';
import { MAX_QUOTED, type Slip } from './slip';

/**
 * Matches `##Cookies`, and `# Cookies` with a space other than that of the space
 * bar, but not `#Cookies`, which may be a hashtag.
 */
const HEADING = /^[ \t>]*(#{2,6}(?![# \t]|$)|#(?=[^\S \t\n]))([^\S\n]*)(.+)/gmu;

/**
 * Match bold, italic or struck out words whose marks the parser has not read.
 * Leave out stars that lead to a note, as in `Price** and delivery**`.
 */
const MARKS = [
  // `**Client **` and `**“Client”**s`
  /(?<![\p{L}\p{N}*_~])(\*\*|__|~~)(?=\S)(?!\1)(.*?[^*_~])\1/gu,
  // `** Client**`
  /(?<![\p{L}\p{N}*_~])(\*\*|__|~~)([^\S\n].*?[^\s*_~])\1/gu,
  // `a**“Client”**`
  /(?<=[\p{L}\p{N}])(\*\*|__|~~)([\p{Ps}\p{Pi}"„].*?\p{P})\1/gu,
  // `*Client *`
  /(?<![^\s([„“«])(\*|_)(?=[\p{L}\p{N}])([^*_\n]*[^\s*_][^\S\n]+)\1(?![\p{L}\p{N}*_])/gu,
  // `*“Client”*s`
  /(?<![\p{L}\p{N}*_~])(\*|_)(?=\S)([^*_\n]*\p{P})\1(?=[\p{L}\p{N}])/gu,
];

/** Matches the start of bold words that do not end in their paragraph. */
const OPEN_MARK = /(?<![^\s([„“"«])\*\*(?=\p{L})(?!.*\*\*)(.{0,30})/u;

/** Matches a backslash at the end of a line, and spaces after it. */
const BACKSLASH = /[^\n]{0,40}\\([ \t]*)$/gm;

/** Matches the six characters of the code, not the soft hyphen itself. */
const SOFT_HYPHEN_CODE = /\\u00ad/gi;

/** Matches what a mark may not touch on its inner side. */
const NO_WORD = `[^\\p{L}\\p{N}${READ_AS_MARKUP}]*`;

type Find = (block: ShownBlock) => Slip[];

/** Makes a rule: a message for each match of a pattern in what is shown. */
const rule =
  (
    pattern: RegExp,
    messageOf: (written: string, match: RegExpMatchArray) => string,
  ): Find =>
  ({ source, shown }) =>
    Array.from(shown.matchAll(pattern), (match) => ({
      index: match.index,
      message: messageOf(
        source.slice(match.index, match.index + match[0].length).trim(),
        match,
      ),
    }));

/** Says how to write marked words whose marks the parser has not read. */
function markAdvice(written: string, mark: string, inner: string): string {
  const words = written.slice(mark.length, -mark.length);
  const [before = ''] = new RegExp(`^${NO_WORD}`, 'u').exec(inner) ?? [];
  const [after = ''] = new RegExp(`${NO_WORD}$`, 'u').exec(inner) ?? [];

  const core = words.slice(before.length, words.length - after.length);
  const right = mark.replaceAll('_', '*');
  const link = /^\[([^\]]*)\](\([^()]*\))$/.exec(core);
  // The marks of a link stand around its words.
  const marked = link
    ? `[${right}${link[1]}${right}]${link[2]}`
    : right + core + right;
  const corrected = `${before}${marked}${after}`.trim();

  return corrected === written
    ? 'Write a space beside the marks, outside of them.'
    : `Write: ${shortened(corrected, MAX_QUOTED)}`;
}

const findMarks = MARKS.map((pattern) =>
  rule(pattern, (written, [, mark = '', inner = '']) => {
    const escaped = mark.replace(/./g, '\\$&');

    return `"${shortened(written)}" shows its ${mark} (for these signs themselves, write ${escaped}), because a space or another sign stands between the marks and the words. ${markAdvice(written, mark, inner)}`;
  }),
);

const RULES: readonly Find[] = [
  rule(HEADING, (written, [, marks = '', space, words = '']) => {
    const fault = space
      ? 'the character after the # only looks like a space'
      : 'the space after the # is missing';
    // The page has the only heading with one #.
    const correction = `${marks.padStart(2, '#')} ${words}`;

    return `"${shortened(written)}" is not a heading: ${fault}. Write: ${shortened(correction, MAX_QUOTED)}`;
  }),
  ...findMarks,
  rule(
    BACKSLASH,
    (written, [, spaces]) =>
      `"${shortened(written)}" shows the backslash at its end. ${spaces ? 'Delete the space after it.' : 'Delete it.'}`,
  ),
  rule(
    SOFT_HYPHEN_CODE,
    (written) => `"${written}" works only in fields. Write: &shy;`,
  ),
];

/** Warns about bold words without an end. Two stars may also lead to a note. */
function findOpenMark({ source, shown }: ShownBlock): Slip[] {
  const match = OPEN_MARK.exec(shown);

  if (!match) return [];

  const { index } = match;
  const written = source.slice(index, index + match[0].length);

  return [
    {
      index,
      message: `"${shortened(written)}" begins bold words that do not end in this paragraph. Write ** after the last of them, or \\*\\* for two stars.`,
      warning: true,
    },
  ];
}

/** Finds marks that visitors would see. */
export const markSlips: Find = (block) => {
  const slips = RULES.flatMap((find) => find(block));

  return slips.length > 0 ? slips : findOpenMark(block);
};
