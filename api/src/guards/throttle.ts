import { isIPv4 } from 'node:net';
import type { ThrottleSettings } from '../settings';

/** Whose limit is full: that of one visitor, of the network around them, or of the instance. */
export type Limit = 'visitor' | 'network' | 'instance';

/** A place for one mail, or whose limit is full and the seconds after which there will be one. */
export type Place =
  { keep: () => void; giveBack: () => void } | { full: Limit; retryAfterS: number };

export interface Throttle {
  /** Takes a place for a mail, which then is kept when the mail was accepted, and else given back. */
  take: (address: string | undefined) => Place;
}

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
  { perAddress, perInstance, windowMs }: ThrottleSettings,
  now: () => number = Date.now,
): Throttle {
  // In the order of time, so that the old ones are all at the front.
  let taken: Taken[] = [];

  return {
    take: (address) => {
      const at = now();
      while (taken[0] && taken[0].until <= at) taken.shift();
      const place: Taken = {
        visitor: address && front(address, VISITOR_PARTS),
        network: address && front(address, NETWORK_PARTS),
        until: at + Math.min(windowMs, UNDER_WAY_MS),
      };
      const alike = (by: 'visitor' | 'network') =>
        address ? taken.filter((other) => other[by] === place[by]) : [];
      const wait = (places: Taken[], limit: number): number => {
        const ends = places.map(({ until }) => until).sort((one, other) => one - other);
        // There is none where the limit is not reached, or is 0.
        return (ends[places.length - limit] ?? at) - at;
      };
      const waits: [Limit, number][] = [
        ['visitor', wait(alike('visitor'), perAddress)],
        ['network', wait(alike('network'), perAddress * VISITORS_PER_NETWORK)],
        ['instance', wait(taken, perInstance)],
      ];
      const [full, longestMs] = waits.reduce((one, other) => (other[1] > one[1] ? other : one));
      if (longestMs > 0) return { full, retryAfterS: Math.ceil(longestMs / 1000) };

      taken.push(place);
      return {
        keep: () => void (place.until = at + windowMs),
        giveBack: () => void (taken = taken.filter((other) => other !== place)),
      };
    },
  };
}
