import { BlockList, type SocketAddress } from 'node:net';
import type { Refusal } from '../request/readPost';
import type { Log, Settings } from '../settings';

/** Sends a mail. Resolves to `undefined` if it was sent. */
type Send = () => Promise<Refusal | undefined>;

// Addresses with the same prefix are one visitor or network. In IPv6 a visitor
// has a /64; the renter of a server may get a /48.
const PREFIX_LENGTHS = {
  visitor: { ipv4: 32, ipv6: 64 },
  network: { ipv4: 24, ipv6: 48 },
};

/**
 * A mail that is being sent counts for at most this time, because the function
 * answers within 30 s.
 */
const SENDING_MS = 30_000;

/**
 * Creates a throttle that limits the mails of a visitor, a network (three times
 * as many) and the instance in a sliding window. Mails from an unknown address
 * count only per instance, so that visitors who can't be told apart don't block
 * each other.
 * @param noun what the messages call the mails, such as `sign-ins`
 */
export function createThrottle(
  limits: Settings['throttle'],
  noun = 'enquiries',
) {
  let mails: { address: SocketAddress | undefined; expiresAt: number }[] = [];

  const mailsFrom = (
    prefixLengths: { ipv4: number; ipv6: number },
    address?: SocketAddress,
  ) => {
    if (!address) return [];
    const subnet = new BlockList();

    subnet.addSubnet(address, prefixLengths[address.family]);

    return mails.filter((mail) => mail.address && subnet.check(mail.address));
  };

  /**
   * `freeAt` is the time when one more mail is allowed. It is 0 if fewer than
   * `max` mails count now, or if `max` is 0.
   */
  const createLimit = (owner: string, counted: typeof mails, max: number) => {
    const expiries = counted
      .map(({ expiresAt }) => expiresAt)
      .sort((one, other) => one - other);

    return { owner, freeAt: expiries[expiries.length - max] ?? 0 };
  };

  /**
   * Sends a mail unless a limit is reached. A mail that `send` refuses does not
   * count.
   */
  return async (
    address: SocketAddress | undefined,
    log: Log,
    send: Send,
  ): ReturnType<Send> => {
    const now = Date.now();

    mails = mails.filter(({ expiresAt }) => expiresAt > now);
    const { owner, freeAt } = [
      createLimit(
        'visitor',
        mailsFrom(PREFIX_LENGTHS.visitor, address),
        limits.perVisitor,
      ),
      createLimit(
        'network',
        mailsFrom(PREFIX_LENGTHS.network, address),
        3 * limits.perVisitor,
      ),
      createLimit('instance', mails, limits.perInstance),
    ].reduce((latest, limit) =>
      limit.freeAt > latest.freeAt ? limit : latest,
    );

    if (freeAt > now) {
      log.warn(`Too many ${noun}: the limit of the ${owner} is reached.`);
      const text = `Too many ${noun}. Please try again later.`;

      return {
        status: 429,
        text,
        retryAfterS: Math.ceil((freeAt - now) / 1000),
      };
    }

    const mail = {
      address,
      expiresAt: now + Math.min(limits.windowMs, SENDING_MS),
    };

    mails.push(mail);
    const refusal = await send();

    if (refusal) mails = mails.filter((other) => other !== mail);
    else mail.expiresAt = now + limits.windowMs;

    return refusal;
  };
}

/**
 * Deduplicates enquiries within one instance of the function
 * (docs/requirements.md 27).
 */
export function createDeduplicator(maxRemembered = 1_000) {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const results = new Map<string, ReturnType<Send>>();

  /**
   * Sends an enquiry, or returns the result of one with this `id` that is being
   * sent or remembered. Remembers no failures.
   */
  return (
    { id, rememberSuccess }: { id: string; rememberSuccess: boolean },
    send: Send,
  ) => {
    const earlier = results.get(id);

    if (earlier) return earlier;
    const result = send();

    results.set(id, result);
    const forget = () => results.delete(id);

    result.then((refusal) => {
      if (refusal || !rememberSuccess) forget();
    }, forget); // The caller handles the rejection.
    const [oldest = ''] = results.keys();

    if (results.size > maxRemembered) results.delete(oldest);

    return result;
  };
}
