import type { ThrottleSettings } from './settings';

/** A place for one mail, or the seconds after which there will be one. */
export type Place = { giveBack: () => void } | { retryAfterS: number };

export interface Throttle {
  /** Takes a place for a mail. A mail that fails gives it back: only accepted ones count. */
  take: (address: string | undefined) => Place;
}

/**
 * Counts mails in a sliding window, per client address and for the instance. An unknown address counts towards the
 * instance alone, so that visitors who can't be told apart don't close the form for each other.
 * @param now milliseconds
 */
export function createThrottle(
  { perAddress, perInstance, windowMs }: ThrottleSettings,
  now: () => number = Date.now,
): Throttle {
  // In the order of time, so that the old ones are all at the front.
  let taken: { address: string | undefined; at: number }[] = [];

  const wait = (places: { at: number }[], most: number): number => {
    const first = places[places.length - most];
    return most === 0 || first === undefined ? 0 : first.at + windowMs - now();
  };

  return {
    take: (address) => {
      taken = taken.filter(({ at }) => at > now() - windowMs).slice(-MOST_REMEMBERED);
      const own = address === undefined ? [] : taken.filter((place) => place.address === address);
      const waitMs = Math.max(wait(own, perAddress), wait(taken, perInstance));
      if (waitMs > 0) return { retryAfterS: Math.ceil(waitMs / 1000) };
      const place = { address, at: now() };
      taken.push(place);
      return { giveBack: () => (taken = taken.filter((other) => other !== place)) };
    },
  };
}

/** Without a limit for the instance, this bounds the memory. */
const MOST_REMEMBERED = 10_000;
