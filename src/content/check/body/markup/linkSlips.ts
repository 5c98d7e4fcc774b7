import { isEmailAddress } from '../../../../../shared/emailAddress';
import type { Body } from '../../../shape/fields';
import { shortened } from '../../../shape/shortened';
import { HAS_PICTURE } from '../bodyTexts';
import type { ShownBlock } from './shownBlocks';
import { MAX_QUOTED, type Slip } from './slip';

/** Matches an address in a link, such as `/about` and `#cookies`. */
const ADDRESS = '(?:https?:|mailto:|tel:|[/#])[^\\s()[\\]]*';

/** Links whose brackets are not `[words](address)`. */
const WRONG_BRACKETS = [
  {
    pattern: new RegExp(`(?<!!)\\[([^[\\]]+)\\]\\s+\\((${ADDRESS})\\)`, 'g'),
    fault: 'there must be no space between ] and (.',
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS})\\]`, 'g'),
    fault: 'the words must stand between [ and ].',
  },
  {
    pattern: new RegExp(`\\[([^[\\]]+)\\]\\[(${ADDRESS})\\]`, 'g'),
    fault: 'the address must stand between ( and ).',
  },
];

/**
 * Matches a link or a picture that is read as words: `[our offer](/about and`,
 * `![A kiln] (./pictures/my kiln (1).jpg)`, and `](/about)` without a `[`.
 */
const UNREAD =
  /(?:(?<bang>!?)\[(?<words>[^[\]]*))?\](?:(?<=!\[[^[\]]*\])\s*(?=\([^\n]*\.\w))?\((?<inside>[^()\n]*(?:\([^()\n]*\)[^()\n]*)*)(?<end>\)?)/g;

const NO_ADDRESS =
  'is not a link: between ( and ) stands no address. Write for example [our offer](/about), or a space before the (.';

const unspaced = (address: string): string => address.replaceAll(' ', '%20');

/** Returns an address with which the words would be a link. */
function correctedAddress(address: string): string | undefined {
  const [, scheme, rest = ''] =
    /^(mailto:|tel:|https?:)\s*(.*)$/i.exec(address) ?? [];

  if (scheme)
    return scheme.startsWith('http')
      ? scheme + unspaced(rest.replace(/^(\/*)\s+/, '$1'))
      : scheme + rest.replaceAll(' ', '');

  if (/^[/#]/.test(address)) return unspaced(address);
  if (isEmailAddress(address)) return `mailto:${address}`;
  if (address.startsWith('www.')) return `https://${unspaced(address)}`;

  const isFile = /\.\w{2,5}$/.test(address) || address.includes('/');

  return isFile ? `/${unspaced(address.replace(/^\.?\//, ''))}` : undefined;
}

/** A link or picture that is read as words, in parts. */
interface Unread {
  /** All of it, as it stands in the file. */
  written: string;
  words: string;
  address: string;
  caption: string | undefined;
}

/** Reads what stands between round brackets: an address, maybe a caption. */
function readInside(inside: string, isClosed: boolean) {
  const [beforeQuote = '', caption] = inside.split(/["“”„]/);
  const address = beforeQuote.trim().replace(/^<|>$/g, '');

  if (isClosed) return { address, caption };

  // Without its bracket, an address ends at the first space.
  const [firstWord = ''] = /^\S+/.exec(address) ?? [];

  return { address: firstWord.replace(/[.,;:!?]+$/, ''), caption };
}

/** Returns the parts of a match of UNREAD. Its source may have marks in it. */
function partsOf(match: RegExpMatchArray, source: string): Unread {
  const { bang = '', words = '', inside = '', end = '' } = match.groups ?? {};
  const start = match.index ?? 0;
  const written = source.slice(start, start + match[0].length);

  const wordsStart = bang.length + 1;
  const insideEnd = written.length - end.length;
  const insideSource = written.slice(insideEnd - inside.length, insideEnd);

  return {
    written: written.trim(),
    words: written.slice(wordsStart, wordsStart + words.length),
    ...readInside(insideSource, end !== ''),
  };
}

function pictureMessage({ written, words, address, caption }: Unread): string {
  const path = /^(\.\/|https?:)/.test(address)
    ? address
    : `./pictures/${address.replace(/^.*[/\\]/, '')}`;
  const quoted = caption ? ` "${caption}"` : '';
  const description = words.trim() || 'What the picture shows';
  const correction = `![${description}](${unspaced(path)}${quoted})`;

  return `"${shortened(written, MAX_QUOTED)}" is not read as a picture. Write: ${shortened(correction, MAX_QUOTED)}`;
}

function linkMessage({ written, words, address }: Unread): string {
  const start = `"${shortened(written, MAX_QUOTED)}"`;
  const corrected = correctedAddress(address);

  if (!corrected) return `${start} ${NO_ADDRESS}`;

  const correction = `[${words.trim() || 'words'}](${corrected})`;

  return `${start} is not a link: write the words between [ and ], and an address without spaces between ( and ). Write: ${shortened(correction, MAX_QUOTED)}`;
}

/** Finds links whose brackets are of the wrong kind, or apart. */
const findWrongBrackets = ({ source, shown }: ShownBlock): Slip[] =>
  WRONG_BRACKETS.flatMap(({ pattern, fault }) =>
    Array.from(shown.matchAll(pattern), (match): Slip => {
      const { index } = match;
      const written = source.slice(index, index + match[0].length);
      const correction = written.replace(pattern, '[$1]($2)');

      return {
        index,
        message: `"${shortened(written)}" is not a link: ${fault} Write: ${shortened(correction, MAX_QUOTED)}`,
      };
    }),
  );

/**
 * Finds links and pictures that visitors would see as brackets.
 * @param body of which the block is a part
 */
export function linkSlips(block: ShownBlock, { hasPictures }: Body): Slip[] {
  const { source, shown } = block;

  const unread = Array.from(shown.matchAll(UNREAD), (match): Slip => {
    const { index } = match;
    const parts = partsOf(match, source);

    if (!match.groups?.bang) return { index, message: linkMessage(parts) };

    const message = hasPictures ? pictureMessage(parts) : HAS_PICTURE;

    return { index, message };
  });

  return [...findWrongBrackets(block), ...unread];
}
