import { BlockList, isIP, SocketAddress } from 'node:net';

const toAddress = (address: string) =>
  new SocketAddress({ address, family: isIP(address) === 4 ? 'ipv4' : 'ipv6' });

/** Private networks: this machine, or proxies inside the cloud. */
const PRIVATE = new BlockList();
const NETWORKS =
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10 ' +
  '::1/128 fe80::/10 fc00::/7';
for (const network of NETWORKS.split(' ')) {
  const [address = '', bits] = network.split('/');
  PRIVATE.addSubnet(toAddress(address), Number(bits));
}

/** Reads an entry such as `203.0.113.7:4711`, `[2001:db8::1]:443` or `::ffff:cb00:7107`, and normalises its spelling. */
function readEntry(entry: string) {
  const text = entry.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = inBrackets ?? beforePort ?? text;
  if (isIP(address) === 0) return undefined;
  return toAddress(toAddress(address).address.replace(/^::ffff:(?=[\d.]+$)/, ''));
}

/**
 * Finds the visitor's address in `x-forwarded-for`. Each proxy appends the address that called it; everything further left
 * comes from the visitor and can be forged. Private addresses don't count as proxies, because their number varies.
 * @param hops the number of proxies that we trust
 * @returns undefined if the address is unknown; a private address only if there is no other
 */
export function visitorAddress(forwardedFor: string | null, hops: number) {
  const addresses = forwardedFor?.split(',').map(readEntry) ?? [];
  const publicOnes = addresses.filter((address) => !address || !PRIVATE.check(address));
  if (publicOnes.length === 0 && hops > 0) return addresses.at(-1);
  return publicOnes[publicOnes.length - hops];
}
