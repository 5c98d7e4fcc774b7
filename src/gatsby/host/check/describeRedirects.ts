import { redirectsKind } from '../../../content/shape/kinds/redirects';
import { MAX_CONFIG_BYTES } from '../hostConfig';
import { plannedBytes, readHostedSite, spellingsThatFit } from '../hostSpace';
import type { Spellings } from '../redirectRules';

const WORDS: Readonly<Record<Spellings, string>> = {
  likely:
    'Each answers as it is written, in small letters, Capitalised and in UPPER CASE.',
  small:
    'Each answers as it is written, and in small letters: there is no room for other spellings.',
  written:
    'Each answers only as it is written: there is no room for other spellings.',
};

/**
 * Returns a line about the old addresses: which spellings answer, and how much
 * room is left. Returns none if there are no old addresses.
 */
export function describeRedirects(contentFolder: string): string[] {
  const site = readHostedSite(contentFolder);
  const count = site.redirects.length;

  if (count === 0) return [];

  const spellings = spellingsThatFit(site);
  const left = MAX_CONFIG_BYTES - plannedBytes(site, spellings);
  const noun = count === 1 ? 'old address' : 'old addresses';

  return [
    `content/${redirectsKind.path}: ${count} ${noun}. ${WORDS[spellings]} ${left.toLocaleString('en-GB')} of the host’s ${MAX_CONFIG_BYTES.toLocaleString('en-GB')} bytes are left.`,
  ];
}
