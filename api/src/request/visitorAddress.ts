import { BlockList, isIP, SocketAddress } from 'node:net';

const PRIVATE_NETWORKS = [
  // This machine.
  '127.0.0.0/8',
  '::1/128',

  // Private use (RFC 1918 and RFC 4193).
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',

  // Link-local addresses.
  '169.254.0.0/16',
  'fe80::/10',

  // Shared by networks inside a provider (RFC 6598).
  '100.64.0.0/10',
];

const toSocketAddress = (address: string) =>
  new SocketAddress({ address, family: isIP(address) === 4 ? 'ipv4' : 'ipv6' });

/** Addresses of this machine, and of proxies inside the cloud. */
const PRIVATE_ADDRESSES = new BlockList();

for (const network of PRIVATE_NETWORKS) {
  const [address = '', prefixLength] = network.split('/');

  PRIVATE_ADDRESSES.addSubnet(toSocketAddress(address), Number(prefixLength));
}

/**
 * `[IPv6]`, `[IPv6]:port` or `IPv4:port`. The first group is the IPv6 address,
 * the second the IPv4 address; the other group is empty.
 */
const BRACKETS_OR_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Reads an entry of `x-forwarded-for`, such as `203.0.113.7:4711`,
 * `[2001:db8::1]:443` or `::ffff:cb00:7107` (IPv4).
 * @returns undefined if malformed
 */
function readEntry(entry: string): SocketAddress | undefined {
  const address = entry.trim().replace(BRACKETS_OR_PORT, '$1$2');

  if (isIP(address) === 0) return undefined;

  // SocketAddress writes `::ffff:cb00:7107` as `::ffff:203.0.113.7`.
  const normalised = toSocketAddress(address).address;
  const ipv4 = normalised.replace(/^::ffff:(?=[\d.]+$)/, '');

  return toSocketAddress(ipv4);
}

/**
 * Finds the visitor's address in `x-forwarded-for`. Each proxy appends the
 * address that called it, so the last entries come from trusted proxies; the
 * entries to their left can be forged. Private addresses don't count as
 * proxies, because their number varies.
 * @returns undefined if the address is unknown or no proxy is trusted; a
 * private address only if there is no other
 */
export function visitorAddress(
  forwardedFor: string | null,
  trustedProxyHops: number,
): SocketAddress | undefined {
  if (forwardedFor === null || trustedProxyHops === 0) return undefined;

  const entries = forwardedFor.split(',').map(readEntry);

  // A malformed entry is undefined and stays, so that the others keep their
  // positions.
  const publicEntries = entries.filter(
    (entry) => !entry || !PRIVATE_ADDRESSES.check(entry),
  );

  if (publicEntries.length === 0) return entries.at(-1);

  // With one trusted proxy, the last entry; with two, the one before it.
  return publicEntries[publicEntries.length - trustedProxyHops];
}
