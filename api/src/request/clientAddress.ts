import { BlockList, isIP, SocketAddress } from 'node:net';

const toAddress = (address: string) =>
  new SocketAddress({ address, family: isIP(address) === 4 ? 'ipv4' : 'ipv6' });

/** Networks that no visitor comes from over the internet: this machine, or a proxy inside the cloud. */
const INTERNAL = new BlockList();
const NETWORKS =
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10 ' +
  '::1/128 fe80::/10 fc00::/7';
for (const network of NETWORKS.split(' ')) {
  const [address = '', bits] = network.split('/');
  INTERNAL.addSubnet(toAddress(address), Number(bits));
}

/** The one spelling of the address in an entry: `203.0.113.7:4711`, `[2001:db8::1]:443` and `::ffff:cb00:7107` are all seen. */
function addressIn(entry: string) {
  const text = entry.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = inBrackets ?? beforePort ?? text;
  if (isIP(address) === 0) return undefined;
  return toAddress(toAddress(address).address.replace(/^::ffff:(?=[\d.]+$)/, ''));
}

/**
 * The address that a request comes from, by `x-forwarded-for`. Each proxy adds the address that it saw at the right
 * end; what is further left was said by the client and can be forged. Internal addresses don't count as proxies: how
 * many of them the cloud adds is its own affair.
 * @param hops how many proxies are ours, and may name the address
 * @returns undefined where the address is unknown; an internal one only where there is no other
 */
export function clientAddress(forwardedFor: string | null, hops: number) {
  const named = forwardedFor?.split(',').map(addressIn) ?? [];
  const outside = named.filter((address) => !address || !INTERNAL.check(address));
  if (outside.length === 0 && hops > 0) return named.at(-1);
  return outside[outside.length - hops];
}
