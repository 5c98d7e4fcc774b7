import type { ThrottleSettings } from '../settings';

/** A place for one mail, or the seconds after which there will be one. */
export type Place = { giveBack: () => void } | { retryAfterS: number };

export interface Throttle {
  /** Takes a place for a mail. A mail that fails gives it back: only accepted ones count. */
  take: (address: string | undefined) => Place;
}

/** Where the instance has no limit, this bounds the memory. */
const MOST_REMEMBERED = 10_000;

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
  const taken: { address: string | undefined; at: number }[] = [];
  const most = Math.max(MOST_REMEMBERED, perInstance);

  const wait = (places: { at: number }[], limit: number): number => {
    const first = places[places.length - limit];
    return first === undefined ? 0 : first.at + windowMs - now();
  };

  return {
    take: (address) => {
      while (taken.length > most || (taken[0] && taken[0].at <= now() - windowMs)) taken.shift();
      const own = address === undefined ? [] : taken.filter((place) => place.address === address);
      const waitMs = Math.max(wait(own, perAddress), wait(taken, perInstance));
      if (waitMs > 0) return { retryAfterS: Math.ceil(waitMs / 1000) };
      const place = { address, at: now() };
      taken.push(place);
      return {
        giveBack: () => {
          const at = taken.indexOf(place);
          if (at >= 0) taken.splice(at, 1);
        },
      };
    },
  };
}
