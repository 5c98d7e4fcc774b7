import { isIPv4 } from 'node:net';
import type { Settings } from '../settings';

/** A place for one mail, or whose limit is full and the seconds after which there will be one. */
export type Place =
  | { keep: () => void; giveBack: () => void }
  | { full: 'visitor' | 'network' | 'instance'; retryAfterS: number };

interface Taken {
  visitor: string | undefined;
  network: string | undefined;
  /** When it is free again, in milliseconds. */
  until: number;
}

/** All four numbers of IPv4, but a /64 of IPv6: a household or a server has all of that to choose from. */
const VISITOR_PARTS = 4;
/** An IPv4 /24 or an IPv6 /48: what one customer of a provider can have. */
const NETWORK_PARTS = 3;
const VISITORS_PER_NETWORK = 3;

/** After so long the mail of a place was accepted or has failed: the function answers within 30 s. */
const UNDER_WAY_MS = 30_000;

/** The first numbers of an IPv4 address, or groups of an IPv6 one, spelt as `clientAddress` does. */
function front(address: string, parts: number): string {
  if (isIPv4(address)) return address.split('.').slice(0, parts).join('.');
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, parts).join(':');
}

/**
 * Counts mails in a sliding window, per visitor, for the network around them and for the instance. An unknown address
 * counts towards the instance alone, so that visitors who can't be told apart don't close the form for each other.
 * @param now milliseconds
 */
export function createThrottle(
  { perAddress, perInstance, windowMs }: Settings['throttle'],
  now: () => number = Date.now,
) {
  let taken: Taken[] = [];

  /** Takes a place for a mail, which then is kept when the mail was accepted, and else given back. */
  return (address: string | undefined): Place => {
    const at = now();
    taken = taken.filter(({ until }) => until > at);
    const place: Taken = {
      visitor: address && front(address, VISITOR_PARTS),
      network: address && front(address, NETWORK_PARTS),
      until: at + Math.min(windowMs, UNDER_WAY_MS),
    };
    const alike = (by: 'visitor' | 'network') =>
      taken.filter((other) => address && other[by] === place[by]);
    const wait = (places: Taken[], limit: number): number => {
      const ends = places.map(({ until }) => until).sort((one, other) => one - other);
      // There is none where the limit is not reached, or is 0.
      return (ends[places.length - limit] ?? at) - at;
    };
    const waits = [
      { full: 'visitor', ms: wait(alike('visitor'), perAddress) },
      { full: 'network', ms: wait(alike('network'), perAddress * VISITORS_PER_NETWORK) },
      { full: 'instance', ms: wait(taken, perInstance) },
    ] as const;
    const { full, ms } = waits.reduce((one, other) => (other.ms > one.ms ? other : one));
    if (ms > 0) return { full, retryAfterS: Math.ceil(ms / 1000) };

    taken.push(place);
    return {
      keep: () => void (place.until = at + windowMs),
      giveBack: () => void (taken = taken.filter((other) => other !== place)),
    };
  };
}
