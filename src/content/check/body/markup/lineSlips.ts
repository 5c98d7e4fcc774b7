import { shortened } from '../../../shape/shortened';
import { codeOf, hiddenCharacters } from '../../hiddenCharacters';
import { READ_AS_MARKUP, type ShownBlock } from './shownBlocks';
import { MAX_QUOTED, type Slip } from './slip';

/** A line of a paragraph, without the spaces and the > at its start. */
interface Line {
  /** Position in the block. */
  index: number;
  source: string;

  /** What visitors see of it; see ShownBlock. */
  shown: string;

  /** Whether a line break of markdown stands before it. */
  isAfterBreak: boolean;
}

/**
 * Matches the end of a line before a line break: two spaces or a backslash that
 * the parser has read as markup, or `<br>`, which htmlProblems reports.
 */
const BREAK = new RegExp(`(?: {2}|\\\\|<br ?/?>)${READ_AS_MARKUP}$`, 'i');

function linesOf({ source, shown }: ShownBlock): Line[] {
  let end = 0;
  let isAfterBreak = false;

  return source.split('\n').map((text) => {
    const shownText = shown.slice(end, end + text.length);
    const [margin = ''] = /^[ \t>]*/.exec(shownText) ?? [];
    const line = {
      index: end + margin.length,
      source: text.slice(margin.length),
      shown: shownText.slice(margin.length),
      isAfterBreak,
    };

    isAfterBreak = BREAK.test(text + shownText.slice(-1));
    end += text.length + 1;

    return line;
  });
}

/** `1 line`, `2 lines` */
const linesText = (count: number): string =>
  count === 1 ? '1 line' : `${count} lines`;

/** Says how many lines below need the same correction. */
function sameBelow(count: number): string {
  if (count === 0) return '';

  return count === 1
    ? ' The line below it needs the same.'
    : ` ${count} lines below it need the same.`;
}

type Find = (lines: readonly Line[]) => Slip | undefined;

/**
 * Matches a heading, list item, quotation or code block with a hidden character
 * before its mark.
 */
const HIDDEN_START =
  /^[ \t]*((?![ \t])[\s\p{Default_Ignorable_Code_Point}])[\s\p{Default_Ignorable_Code_Point}]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|`{3})(?:[ \t]|$)/u;

/** Finds marks that are plain words because of a hidden character. */
const findHiddenStart: Find = (lines) => {
  const found = lines.filter(({ source }) => HIDDEN_START.test(source));
  const [first] = found;

  if (!first) return undefined;

  const [, character = ''] = HIDDEN_START.exec(first.source) ?? [];
  const hidden = hiddenCharacters(character, 'program');

  if (!hidden) return undefined;

  return {
    index: first.index,
    message: `"${shortened(first.source.trim())}" has ${hidden}, and is read as plain words. Type the start of the line again.${sameBelow(found.length - 1)}`,
  };
};

/** Patterns of the start of an item of a list, even of the only one. */
const ITEM_STARTS = [
  // a hyphen beside a word
  '-(?=[\\p{L}*"“„«[])',
  // a hyphen, and a character that only looks like a space
  '-(?<space>[^\\S \\t])\\s*',
  // a bullet, or its code in HTML
  '(?:[•‣▪·\\uf0b7\\uf0a7]|&(?:bull|middot|#8226|#183);)(?:\\s|&nbsp;)*',
  // the second bullet of Word
  'o[\\t\\u00a0]\\s*',
];
const ITEM = new RegExp(`^(?:${ITEM_STARTS.join('|')})(?<words>\\S.*)`, 'u');

/** Matches the end of a line after which a list may begin. */
const BEFORE_LIST = /(?:^|:\s*)$/;

const NOT_AN_ITEM =
  'is not a list item, which begins with a hyphen and a space.';

/** Finds list items with another bullet, or without a space after it. */
const findItems: Find = (lines) => {
  const items = lines.filter(({ shown }, index) => {
    const above = lines[index - 1]?.shown ?? '';

    return ITEM.test(shown) && (BEFORE_LIST.test(above) || ITEM.test(above));
  });
  const [first] = items;

  if (!first) return undefined;

  const { space, words = '' } = ITEM.exec(first.source)?.groups ?? {};
  const hidden = space
    ? ` The character after the hyphen only looks like a space (${codeOf(space)}).`
    : '';

  return {
    index: first.index,
    message: `"${shortened(first.source.trim())}" ${NOT_AN_ITEM}${hidden}${sameBelow(items.length - 1)} Write: ${shortened(`- ${words}`, MAX_QUOTED)}`,
  };
};

/**
 * Signs with which the lines of a list begin. Quotation marks and brackets
 * begin words.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  number: /^\d{1,3}[.)](?:\s+|(?=\p{L}))\S/u,
  // `(1) The agency`, `1.) The agency`, and `1.1 The agency`, but not `1.5 km`
  clause:
    /^(?:\(\d{1,3}\)\s+\S|\d{1,3}\.\)\s+\S|\d{1,2}(?:\.\d{1,2})+\.?\s+(?!\p{Ll})[\p{L}"„“«])/u,
  letter: /^[a-z]\)\s*\S/i,
  o: /^o\s+\S/,
  emoji: /^(?![©®™])\p{Extended_Pictographic}[\p{M}\u200d]*\s*\S/u,
  sign: /^(?![\p{Ps}\p{Pi}\p{Pf}"'¿¡])[\p{P}\p{S}](?:\s+\S|(?<=[\p{Pd}\p{So}*・])\p{L})/u,
};

/** Matches a sign that is only a bullet, and not needed in a list. */
const BULLET = /^(?:[\p{Pd}*・◦●○■□→➔➤►▶✓✔☑✅|]|o(?=\s))\ufe0f?\s*/u;

/** Returns the sign with which a line begins, or the name of its kind. */
function signOf({ shown }: Line): string | undefined {
  const [name] =
    Object.entries(SIGNS).find(([, pattern]) => pattern.test(shown)) ?? [];

  return name === 'sign' ? shown.slice(0, 1) : name;
}

/** Matches a row with two cells or more: with bars around it, or with tabs. */
const ROW = /^\|.*\|.*\||\S[ ]*\t[ \t]*\S/;

/** Finds a table without its second line, as word processors paste it. */
const findTable: Find = (lines) => {
  const rows = lines.filter((line) => {
    const sign = signOf(line);

    return ROW.test(line.shown) && (!sign || sign === '|');
  });
  const [first] = rows;

  if (!first || rows.length < 2) return undefined;

  const cells = first.source
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/)
    .map((cell) => cell.trim());
  const heading = `| ${cells.join(' | ')} |`;
  const separator = `|${' --- |'.repeat(cells.length)}`;

  return {
    index: first.index,
    message: `"${shortened(cells.join(' '))}" begins a table that the site shows as one line. Write a bar between the cells, an empty line above the table, and below its first line a line of hyphens: ${shortened(heading, MAX_QUOTED / 2)} and ${shortened(separator, MAX_QUOTED / 2)}`,
  };
};

/** Returns a line as an item of a list. */
const asItem = ({ source }: Line): string =>
  /^\d/.test(source)
    ? source.replace(/^(\d+[.)])\s*/, '$1 ')
    : `- ${source.replace(BULLET, '')}`;

/** Signs that may begin neighbouring lines of prose, too. */
const MAY_BE_A_WORD = ['number', 'letter', 'o'];

/** Whether a line may be the first of a list. */
function mayBeginList(lines: readonly Line[], index: number): boolean {
  const [line, next] = lines.slice(index);
  const sign = line && signOf(line);
  const above = lines[index - 1]?.shown ?? '';

  if (!sign) return false;
  if (BEFORE_LIST.test(above)) return true;
  if (MAY_BE_A_WORD.includes(sign)) return false;

  return next !== undefined && signOf(next) === sign;
}

/** Says how to keep lines apart that begin with a sign. */
function linesAdvice(first: Line, sign: string): string {
  // As an item of a list, a clause would lose its number or have two.
  if (sign === 'clause')
    return 'Write an empty line between them, or end each but the last with \\';

  // `- Design` and `1. Design` are items, unless something is wrong around them.
  const list = ['number', '-'].includes(sign)
    ? 'a list, with an empty line above it, nothing before its marks, and a space of the space bar after them'
    : 'a list';

  return `End each but the last with \\, or write ${list}: ${shortened(asItem(first).trim(), MAX_QUOTED)}`;
}

/** Finds lines that begin with one sign, and that the site runs together. */
const findRunTogether: Find = (lines) => {
  const start = lines.findIndex((_, index) => mayBeginList(lines, index));

  if (start === -1) return undefined;

  const [first, ...others] = lines.slice(start);
  const sign = first && signOf(first);
  const below = others.filter(
    (line) => !line.isAfterBreak && signOf(line) === sign,
  );

  if (!first || !sign || below.length === 0) return undefined;

  return {
    index: first.index,
    message: `"${shortened(first.source.trim())}" and ${linesText(below.length)} below it begin in the same way, and the site shows them as one line. ${linesAdvice(first, sign)}`,
  };
};

/** Maximum length of the lines of an address, in characters. */
const SHORT = 40;

/** Whether a line may be one of an address: prose goes on in small letters. */
function isShort({ shown }: Line): boolean {
  const words = shown.replaceAll(READ_AS_MARKUP, '').trim();
  const mayBegin = /^[^\p{Ll}]|@|^\S+[.:/]\S/u.test(words);

  return words.length <= SHORT && /[\p{L}\p{N}]/u.test(words) && mayBegin;
}

const endsSentence = ({ shown }: Line): boolean => /[.!?…。]\s*$/.test(shown);

/** Whether a line is a label and its value, such as `Status: sold`. */
const isLabelled = ({ shown }: Line): boolean =>
  /^\p{L}[^:\n]{0,24}:\s+\S/u.test(shown);

/**
 * Warns about three or more short lines, such as an address, and about two with
 * a label.
 */
const findShortLines: Find = (lines) => {
  const [first, ...others] = lines;
  const below = others.filter(({ isAfterBreak }) => !isAfterBreak);
  const isProse = lines.filter(endsSentence).length > lines.length / 2;
  const minBelow = lines.every(isLabelled) ? 1 : 2;

  if (!first || below.length < minBelow || isProse || !lines.every(isShort))
    return undefined;

  const text = first.source.trimEnd();

  return {
    index: first.index,
    message: `"${shortened(text)}" and ${linesText(below.length)} below it are one line on the site. To keep the lines, end each but the last with a backslash: ${shortened(text, MAX_QUOTED)}\\`,
    warning: true,
  };
};

/** The first rule that finds something reports it, and no rule after it. */
const RULES: readonly Find[] = [
  findHiddenStart,
  findItems,
  findTable,
  findRunTogether,
  findShortLines,
];

/** Finds lines of a paragraph that were meant as lines of their own. */
export function lineSlips(block: ShownBlock): Slip[] {
  if (block.type !== 'paragraph') return [];

  const lines = linesOf(block);

  for (const find of RULES) {
    const slip = find(lines);

    if (slip) return [slip];
  }

  return [];
}
