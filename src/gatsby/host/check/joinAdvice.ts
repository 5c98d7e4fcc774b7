import type { Redirect } from '../../../content/read/redirectsOf';
import { isWildcard, writtenAddress } from '../../../content/shape/oldAddress';
import { shortened } from '../../../content/shape/shortened';

/** Old addresses that one entry could replace. */
interface Joinable {
  /** The `from` of that entry: `/blog/*`. */
  wildcard: string;

  /** The `to` of that entry: the most frequent of the joined entries. */
  to: string;
  count: number;

  /** Whether all of the joined entries lead to that address. */
  isSameTarget: boolean;
}

/** Maximum number of wildcards in the advice. */
const MAX_ADVICE = 3;

/** Returns `/a/*` and `/a/b/*` for `/a/b/c`. */
function wildcardsAbove(address: string): string[] {
  const steps = address.split('/').slice(1, -1);

  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}/*`);
}

/** Returns the address to which most of the redirects lead. */
function mostFrequentTarget(redirects: readonly Redirect[]): string {
  const counts = new Map<string, number>();

  for (const { to } of redirects) counts.set(to, (counts.get(to) ?? 0) + 1);

  const [most] = [...counts].sort(([, one], [, other]) => other - one);

  return most?.[0] ?? '/';
}

function joinable(wildcard: string, entries: readonly Redirect[]): Joinable {
  const to = mostFrequentTarget(entries);

  return {
    wildcard,
    to,
    count: entries.length,
    isSameTarget: entries.every((entry) => entry.to === to),
  };
}

/**
 * Finds the entries that an entry with a wildcard could replace. Those that
 * lead to one address come first, then the largest groups.
 * @param hidesNothing whether a wildcard hides no page or file
 */
function findJoinable(
  redirects: readonly Redirect[],
  hidesNothing: (wildcard: string) => boolean,
): Joinable[] {
  const groups = new Map<string, Redirect[]>();

  for (const redirect of redirects.filter(({ from }) => !isWildcard(from)))
    for (const wildcard of wildcardsAbove(redirect.from))
      groups.set(wildcard, [...(groups.get(wildcard) ?? []), redirect]);

  return [...groups]
    .filter(
      ([wildcard, entries]) => entries.length > 1 && hidesNothing(wildcard),
    )
    .map(([wildcard, entries]) => joinable(wildcard, entries))
    .sort(
      (one, other) =>
        Number(other.isSameTarget) - Number(one.isSameTarget) ||
        other.count - one.count,
    );
}

function sentenceFor({ wildcard, to, count, isSameTarget }: Joinable): string {
  const where = isSameTarget
    ? `which all lead to ${shortened(to)}`
    : `if they may all lead to one page, such as ${shortened(to)}`;

  const from = shortened(writtenAddress(wildcard));

  return `from: ${from} instead of ${count} entries, ${where}`;
}

const isPartOf = (one: Joinable, other: Joinable): boolean =>
  one.wildcard.startsWith(other.wildcard.slice(0, -1)) ||
  other.wildcard.startsWith(one.wildcard.slice(0, -1));

/** Says which entries one entry with a wildcard could replace. */
export function joinAdvice(
  redirects: readonly Redirect[],
  hidesNothing: (wildcard: string) => boolean,
): string {
  const chosen: Joinable[] = [];

  for (const found of findJoinable(redirects, hidesNothing))
    if (!chosen.some((other) => isPartOf(found, other))) chosen.push(found);

  if (chosen.length === 0)
    return 'Delete the entries of addresses that nobody opens any more.';

  const sentences = chosen.slice(0, MAX_ADVICE).map(sentenceFor);

  return `Join entries: write ${sentences.join('; or ')}.`;
}
