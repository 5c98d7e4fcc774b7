import { BlockList, type SocketAddress } from 'node:net';
import type { Log } from '../log';
import type { Refusal } from '../request/refusal';
import type { Settings } from '../settings/readSettings';

interface PrefixLengths {
  ipv4: number;
  ipv6: number;
}

// In IPv4, a visitor has one address, and a /24 is the smallest block that the
// internet routes. In IPv6, a visitor has a /64, and the renter of a server may
// get a /48.
const VISITOR_PREFIX: PrefixLengths = { ipv4: 32, ipv6: 64 };
const NETWORK_PREFIX: PrefixLengths = { ipv4: 24, ipv6: 48 };

/** A network may send as much as this number of visitors. */
const VISITORS_PER_NETWORK = 3;

/**
 * How long an attempt counts while its mail is being sent. The function answers
 * within this time (docs/requirements.md 25), or it has died.
 */
const SENDING_MS = 30_000;

/** A mail or sign-in that counts until it expires. */
interface Attempt {
  /** Undefined if the visitor's address is unknown. */
  address: SocketAddress | undefined;

  /** In ms since 1970. */
  expiresAt: number;
}

/** Allows an owner a number of attempts. */
interface Limit {
  owner: 'visitor' | 'network' | 'instance';

  /** The owner's attempts that count now. */
  attempts: Attempt[];

  /** 0 means no limit. */
  max: number;
}

const isReached = ({ attempts, max }: Limit): boolean =>
  max > 0 && attempts.length >= max;

/**
 * Returns when a limit that is reached allows one more attempt, in ms since
 * 1970. There are never more attempts than `max`, because the throttle refuses
 * them. So the limit allows one more as soon as the earliest attempt expires.
 */
const freeAt = ({ attempts }: Limit): number =>
  attempts.reduce(
    (earliest, { expiresAt }) => Math.min(earliest, expiresAt),
    Infinity,
  );

/** Returns the reached limit that will be free last, if any is reached. */
function longestReached(limits: Limit[]): Limit | undefined {
  const reached = limits.filter(isReached);
  const [lastToBeFree] = reached.sort(
    (one, other) => freeAt(other) - freeAt(one),
  );

  return lastToBeFree;
}

/**
 * Creates a throttle that limits the attempts of a visitor, a network (three
 * times as many) and the instance in a sliding window. Attempts from an unknown
 * address count only per instance, so that visitors who can't be told apart
 * don't block each other.
 * @param noun what the messages call the attempts, such as `sign-ins`
 */
export function createThrottle(
  { perVisitor, perInstance, windowMs }: Settings['throttle'],
  noun = 'enquiries',
) {
  let attempts: Attempt[] = [];

  /** Returns the attempts from addresses that start with the same prefix. */
  function attemptsFrom(
    address: SocketAddress | undefined,
    prefixLengths: PrefixLengths,
  ): Attempt[] {
    if (!address) return [];

    // Node's BlockList blocks nothing here; it only matches addresses.
    const subnet = new BlockList();

    subnet.addSubnet(address, prefixLengths[address.family]);

    return attempts.filter(
      (attempt) => attempt.address && subnet.check(attempt.address),
    );
  }

  const limitsFor = (address: SocketAddress | undefined): Limit[] => [
    {
      owner: 'visitor',
      attempts: attemptsFrom(address, VISITOR_PREFIX),
      max: perVisitor,
    },
    {
      owner: 'network',
      attempts: attemptsFrom(address, NETWORK_PREFIX),
      max: VISITORS_PER_NETWORK * perVisitor,
    },
    { owner: 'instance', attempts, max: perInstance },
  ];

  /**
   * Drops expired attempts. Refuses one more attempt, and logs it, if a limit is
   * reached.
   */
  function refuseIfReached(
    address: SocketAddress | undefined,
    log: Log,
    now: number,
  ): Refusal | undefined {
    attempts = attempts.filter(({ expiresAt }) => expiresAt > now);

    const limit = longestReached(limitsFor(address));

    if (!limit) return undefined;

    log.warn(`Too many ${noun}: the limit of the ${limit.owner} is reached.`);

    return {
      status: 429,
      text: `Too many ${noun}. Please try again later.`,
      retryAfterS: Math.ceil((freeAt(limit) - now) / 1000),
    };
  }

  return {
    /** Counts an attempt, or refuses it if a limit is reached. */
    count(address: SocketAddress | undefined, log: Log): Refusal | undefined {
      const now = Date.now();
      const refusal = refuseIfReached(address, log, now);

      if (!refusal) attempts.push({ address, expiresAt: now + windowMs });

      return refusal;
    },

    /**
     * Sends a mail unless a limit is reached. A mail that `send` refuses does
     * not count.
     * @param send resolves to undefined if it has sent the mail
     */
    async sendWithinLimits(
      address: SocketAddress | undefined,
      log: Log,
      send: () => Promise<Refusal | undefined>,
    ): Promise<Refusal | undefined> {
      const startedAt = Date.now();
      const tooMany = refuseIfReached(address, log, startedAt);

      if (tooMany) return tooMany;

      const attempt: Attempt = {
        address,
        expiresAt: startedAt + Math.min(windowMs, SENDING_MS),
      };

      attempts.push(attempt);

      // If this throws, the attempt stays until it expires after SENDING_MS.
      const refusal = await send();

      // If the attempt has expired while the mail was being sent, `attempts`
      // may lack it. Then neither line has an effect: the mail does not count.
      if (refusal) attempts = attempts.filter((other) => other !== attempt);
      else attempt.expiresAt = startedAt + windowMs;

      return refusal;
    },
  };
}
