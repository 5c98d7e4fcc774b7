import { BlockList, type SocketAddress } from 'node:net';
import type { Send } from '../refusal';
import type { Log } from '../log';
import type { Settings } from '../settings';

/** A counted mail or sign-in. `expires` is in milliseconds since 1970. */
type Slot = { address: SocketAddress | undefined; expires: number };

/**
 * Addresses with the same prefix of this length count as one visitor or network. With IPv6, a visitor can use every address of
 * a /64, and a customer of a hosting company every address of a /48.
 */
const PREFIX_LENGTHS = { visitor: { ipv4: 32, ipv6: 64 }, network: { ipv4: 24, ipv6: 48 } };

/** A mail that is being sent counts for at most this time: the function answers within 30 s. */
const SENDING_MS = 30_000;

/**
 * Creates a throttle that counts mails in a sliding window: per visitor, per network (three times as many) and per instance.
 * Mails from an unknown address count only per instance, so that visitors who can't be told apart don't block each other.
 * @param counted what it counts instead of enquiries, as in `Too many sign-ins`; the code calls all of them mails
 */
export function createThrottle(
  { perVisitor, perInstance, windowMs }: Settings['throttle'],
  counted = 'enquiries',
) {
  let slots: Slot[] = [];

  const slotsIn = (prefixLengths: { ipv4: number; ipv6: number }, address?: SocketAddress) => {
    if (!address) return [];
    const subnet = new BlockList();
    subnet.addSubnet(address, prefixLengths[address.family]);
    return slots.filter((slot) => slot.address && subnet.check(slot.address));
  };

  const createLimit = (owner: string, counting: Slot[], limit: number) => {
    const expiries = counting.map(({ expires }) => expires).sort((one, other) => one - other);
    // Fewer than `limit` slots count once this one expires. Undefined if fewer count already, or if `limit` is 0.
    return { owner, freeAt: expiries[expiries.length - limit] ?? 0 };
  };

  /** Sends a mail unless a limit is reached. A mail that `send` refuses does not count. */
  return async (address: SocketAddress | undefined, log: Log, send: Send): ReturnType<Send> => {
    const now = Date.now();
    slots = slots.filter(({ expires }) => expires > now);
    const { owner, freeAt } = [
      createLimit('visitor', slotsIn(PREFIX_LENGTHS.visitor, address), perVisitor),
      createLimit('network', slotsIn(PREFIX_LENGTHS.network, address), 3 * perVisitor),
      createLimit('instance', slots, perInstance),
    ].reduce((last, limit) => (limit.freeAt > last.freeAt ? limit : last));
    if (freeAt > now) {
      log.warn(`Too many ${counted}: the limit of the ${owner} is reached.`);
      const text = `Too many ${counted}. Please try again later.`;
      return { status: 429, text, retryAfterS: Math.ceil((freeAt - now) / 1000) };
    }
    const slot = { address, expires: now + Math.min(windowMs, SENDING_MS) };
    slots.push(slot);
    const refusal = await send();
    if (refusal) slots = slots.filter((other) => other !== slot);
    else slot.expires = now + windowMs;
    return refusal;
  };
}
