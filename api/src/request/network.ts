import { isIPv4 } from 'node:net';

/**
 * The front of an address, as it is spelt by `clientAddress`: whoever has one address there may have them all.
 * @param parts how many of the four numbers (IPv4) or of the eight groups (IPv6) make the front
 */
export function network(address: string, parts: number): string {
  if (isIPv4(address)) return address.split('.').slice(0, parts).join('.');
  const [left = '', right = ''] = address.split('::');
  const before = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, parts).join(':');
}
