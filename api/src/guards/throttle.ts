import { BlockList, type SocketAddress } from 'node:net';
import type { Refusal } from '../refusal';
import type { Log } from '../log';
import type { Settings } from '../settings';

/** A place that is free again at a time, in milliseconds. */
type Taken = { address: SocketAddress | undefined; until: number };

/**
 * How many bits of an address are the same for one visitor, who has the others of IPv6 to choose from, as a household or a
 * server does, and for the network around them: what one customer of a provider can have.
 */
const BITS = { visitor: { ipv4: 32, ipv6: 64 }, network: { ipv4: 24, ipv6: 48 } };
const VISITORS_PER_NETWORK = 3;

/** After so long the mail of a place was accepted or has failed: the function answers within 30 s. */
const UNDER_WAY_MS = 30_000;

/**
 * Counts mails in a sliding window, per visitor, for the network around them and for the instance. An unknown address
 * counts towards the instance alone, so that visitors who can't be told apart don't close the form for each other.
 * @param what is counted, for the sentence that refuses
 */
export function createThrottle(
  { perAddress, perInstance, windowMs }: Settings['throttle'],
  what = 'enquiries',
) {
  let taken: Taken[] = [];

  /**
   * Sends an enquiry where there is a place for its mail, which is free again at once where it was refused.
   * @returns why it was not sent
   */
  return async (
    address: SocketAddress | undefined,
    log: Log,
    send: () => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> => {
    const at = Date.now();
    taken = taken.filter(({ until }) => until > at);
    const near = (bits: (typeof BITS)['visitor']) => {
      if (!address) return [];
      const around = new BlockList();
      around.addSubnet(address, bits[address.family]);
      return taken.filter((other) => other.address && around.check(other.address));
    };
    const wait = (places: Taken[], limit: number): number => {
      const ends = places.map(({ until }) => until).sort((one, other) => one - other);
      // There is none where the limit is not reached, or is 0.
      return (ends[places.length - limit] ?? at) - at;
    };
    const waits = [
      { full: 'visitor', ms: wait(near(BITS.visitor), perAddress) },
      { full: 'network', ms: wait(near(BITS.network), perAddress * VISITORS_PER_NETWORK) },
      { full: 'instance', ms: wait(taken, perInstance) },
    ];
    const { full, ms } = waits.reduce((one, other) => (other.ms > one.ms ? other : one));
    if (ms > 0) {
      log.warn(`Too many ${what}: the limit of the ${full} is reached.`);
      const text = `Too many ${what}. Please try again later.`;
      return { status: 429, text, retryAfterS: Math.ceil(ms / 1000) };
    }
    const place = { address, until: at + Math.min(windowMs, UNDER_WAY_MS) };
    taken.push(place);
    const refusal = await send();
    if (refusal) taken = taken.filter((other) => other !== place);
    else place.until = at + windowMs;
    return refusal;
  };
}
