import { visitorAddress } from './visitorAddress';

const VISITOR = '203.0.113.7';

// Each proxy adds the address that connected to it, so the last has no entry.
// The number of our proxies excludes private ones.
test.each<[string, string, number, string?]>([
  ['an address with its port', '203.0.113.7:4711', 1],
  ['an address alone', '203.0.113.7', 1],
  [
    'an IPv6 address with its port',
    '[2001:0DB8:0:1::0001]:443',
    1,
    '2001:db8:0:1::1',
  ],
  [
    'an IPv6 address in brackets without a port',
    '[2001:db8:0:1::1]',
    1,
    '2001:db8:0:1::1',
  ],
  ['an IPv4 address in the form of IPv6', '::ffff:203.0.113.7', 1],
  [
    'an IPv4 address in the hexadecimal form of IPv6',
    '[::ffff:cb00:7107]:1',
    1,
  ],
  [
    'the address that our only proxy adds, after a forged one',
    '6.6.6.6, 203.0.113.7:1',
    1,
  ],
  ['the address before our first proxy', '203.0.113.7:4711, 198.51.100.1', 2],
  [
    'the address before private proxies',
    '203.0.113.7, 10.0.0.4, [fd00::4]:1',
    1,
  ],
  [
    'the address before our first proxy and a private one',
    '203.0.113.7, 192.0.2.1, fd00::4',
    2,
  ],
  [
    'the address before a private and our first proxy',
    '203.0.113.7, 10.0.0.4, 192.0.2.1',
    2,
  ],
  [
    'the last private address if all are private',
    '10.0.0.1, 10.0.0.2, 10.0.0.3:1',
    1,
    '10.0.0.3',
  ],
])('finds %s', (_, header, trustedProxyHops, address = VISITOR) => {
  expect(visitorAddress(header, trustedProxyHops)?.address).toBe(address);
});

test.each<[string, string | null, number]>([
  ['no header', null, 1],
  ['an empty header', '', 1],
  ['fewer public entries than trusted proxies', '203.0.113.7, 10.0.0.4', 2],
  ['no trusted proxy', '203.0.113.7', 0],
  ['only a private entry, and no trusted proxy', '10.0.0.4', 0],
  ['a word instead of an address', 'unknown', 1],
  ['a number above 255', '999.0.0.1', 1],
  ['an empty last entry', '203.0.113.7,', 1],
  ['a letter before the brackets', 'x[2001:db8::1]:443', 1],
  ['a letter after the brackets', '[2001:db8::1]:443x', 1],
  ['a letter before the port', 'x203.0.113.7:4711', 1],
  ['a letter after the port', '203.0.113.7:4711x', 1],
])('finds no address if there is %s', (_, header, trustedProxyHops) => {
  expect(visitorAddress(header, trustedProxyHops)).toBeUndefined();
});

// One address of every private network.
const PRIVATE = [
  '127.0.0.2',
  '10.255.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.127.0.1',
  '::1',
  'fe80::1',
  'febf::1',
  'fdff::1',
  '::ffff:10.0.0.1',
];

// Just outside of the private networks, and one of 6to4 (2002::1).
const PUBLIC = [
  '11.0.0.1',
  '172.32.0.1',
  '169.255.0.1',
  '100.128.0.1',
  'fec0::1',
  'fe00::1',
  '2002::1',
];

test.each(PRIVATE)('skips the private proxy %s', (proxy) => {
  expect(visitorAddress(`${VISITOR}, ${proxy}`, 1)?.address).toBe(VISITOR);
});

test.each(PUBLIC)('does not skip the public address %s', (address) => {
  expect(visitorAddress(`${VISITOR}, ${address}`, 1)?.address).toBe(address);
});
