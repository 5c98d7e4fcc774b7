import type { ContentDocument } from '../read/readDocument';
import { type Redirect, redirectsOf } from '../read/redirectsOf';
import { addressKey, isBelow, isWildcard } from '../shape/oldAddress';
import { shortened } from '../shape/shortened';
import { fieldProblem, type LineProblem } from './problem';

/**
 * Returns the redirect of an address: its own entry, or that of the closest
 * folder above it.
 */
export function redirectFrom(
  address: string,
  redirects: readonly Redirect[],
): Redirect | undefined {
  const key = addressKey(address);
  const own = redirects.find(({ from }) => addressKey(from) === key);

  if (own) return own;

  const [closest] = redirects
    .filter(({ from }) => isWildcard(from) && isBelow(key, from))
    .sort((one, other) => other.from.length - one.from.length);

  return closest;
}

const nameOf = ({ index }: Redirect): string => `redirects[${index + 1}]`;

/** Reports an old address that is in the list already. */
function repeatedFault(
  redirect: Redirect,
  redirects: readonly Redirect[],
): string | undefined {
  const first = redirects.find(
    ({ from }) => addressKey(from) === addressKey(redirect.from),
  );

  return first && first !== redirect
    ? `is the same address as in ${nameOf(first)}. Delete one of the two.`
    : undefined;
}

/**
 * Follows a redirect to the address at which no other redirect begins. Returns
 * `undefined` if it leads in a circle.
 */
function endOf(
  { to }: Redirect,
  redirects: readonly Redirect[],
): string | undefined {
  const visited = new Set<Redirect>();
  let end = to;
  let next = redirectFrom(end, redirects);

  while (next && !visited.has(next)) {
    visited.add(next);
    end = next.to;
    next = redirectFrom(end, redirects);
  }

  return next ? undefined : end;
}

/** Reports a redirect to an old address. */
function chainFault(
  redirect: Redirect,
  redirects: readonly Redirect[],
): string | undefined {
  const next = redirectFrom(redirect.to, redirects);

  if (!next) return undefined;

  const end = endOf(redirect, redirects);

  if (end === undefined)
    return `leads in a circle: ${shortened(redirect.to)} is an old address itself, in ${nameOf(next)}. Write a page of this site.`;

  return `leads to an old address, which ${nameOf(next)} redirects again. Write: ${shortened(end)}`;
}

/** Checks the entries of redirects.md that depend on one another. */
export function checkRedirects(document: ContentDocument): LineProblem[] {
  const redirects = redirectsOf(document);

  return redirects.flatMap((redirect) => {
    const repeated = repeatedFault(redirect, redirects);
    const chain = chainFault(redirect, redirects);
    const problemAt = (name: string, message: string): LineProblem =>
      fieldProblem(document, ['redirects', redirect.index, name], message);

    return [
      ...(repeated ? [problemAt('from', repeated)] : []),
      ...(chain ? [problemAt('to', chain)] : []),
    ];
  });
}
