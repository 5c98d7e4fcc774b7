import { isIP } from 'node:net';

// Addresses of private networks (RFC 1918, RFC 4193): a proxy inside the cloud, never a visitor from the internet.
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i;

// `203.0.113.7:4711`, `[2001:db8::1]:443` and `::ffff:203.0.113.7` are all seen in the wild.
function bareAddress(entry: string): string | undefined {
  const text = entry.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = (inBrackets ?? beforePort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

// One household or server has a whole /64 to choose from, so that much of it counts as one client.
function network(address: string): string {
  if (isIP(address) === 4) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':').filter(Boolean);
  const after = right?.split(':') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The address that a request counts for, from `x-forwarded-for`. Each proxy adds the address that it saw at the right
 * end; what is further left was said by the client and can be forged.
 * @param hops how many proxies are ours, and may name the address
 * @returns undefined where the address is unknown
 */
export function clientAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (forwardedFor === null) return undefined;
  const named = forwardedFor.split(',').map(bareAddress);
  let at = named.length - hops;
  // A proxy more inside the cloud would otherwise make one client of all visitors.
  while (at > 0 && PRIVATE.test(named[at] ?? '')) at -= 1;
  const address = named[at];
  return address === undefined ? undefined : network(address);
}
