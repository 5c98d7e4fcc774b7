import { clientAddress } from './clientAddress';

test.each<[string, string | null, number, string | undefined]>([
  ['an address with its port', '203.0.113.7:4711', 1, '203.0.113.7'],
  ['an address alone', '203.0.113.7', 1, '203.0.113.7'],
  ['what our proxy saw, after what the client claims', '6.6.6.6, 203.0.113.7:1', 1, '203.0.113.7'],
  ['the client before a proxy of ours', '203.0.113.7:4711, 198.51.100.1', 2, '203.0.113.7'],
  ['the client before a proxy inside the cloud', '203.0.113.7:4711, 10.0.0.4', 1, '203.0.113.7'],
  ['a private address where there is no other', '192.168.1.5:1', 1, '192.168.1.5'],
  ['this machine, after what the client claims', '6.6.6.6, 127.0.0.1:5', 1, '127.0.0.1'],
  ['an IPv4 address in the form of IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
  ['no header', null, 1, undefined],
  ['an empty header', '', 1, undefined],
  ['fewer entries than proxies', '203.0.113.7', 2, undefined],
  ['no proxy of ours', '203.0.113.7', 0, undefined],
  ['a word', 'unknown', 1, undefined],
  ['a number too high', '999.0.0.1', 1, undefined],
  ['an entry that is empty', '203.0.113.7,', 1, undefined],
  ['a word before the brackets', 'x[2001:db8::1]:443', 1, undefined],
  ['a word after the brackets', '[2001:db8::1]:443x', 1, undefined],
  ['a word before the port', 'x203.0.113.7:4711', 1, undefined],
  ['IPv4 inside another IPv6 address', '2001:db8::ffff:203.0.113.7', 1, '2001:db8:0:0'],
  ['an IPv6 address that only begins as IPv4 does', '::ffff:12:1', 1, '0:0:0:0'],
  ['an IPv6 address with a single group of zeros left out', '2001::5:6:7:8:9:a', 1, '2001:0:5:6'],
])('the client is read from %s', (_, header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address);
});

test.each([
  '[2001:db8:1:2::1]:443',
  '2001:db8:1:2:ffff:ffff:ffff:ffff',
  '2001:0DB8:0001:0002::9',
  '[2001:db8:1:2::]',
])('IPv6 addresses of one network are one client: %s', (entry) => {
  expect(clientAddress(entry, 1)).toBe('2001:db8:1:2');
});

test('IPv6 addresses of two networks are two clients', () => {
  expect(clientAddress('2001:db8::1', 1)).not.toBe(clientAddress('2001:db8:0:1::1', 1));
});

test('zeros at the front of an IPv6 address are counted', () => {
  expect(clientAddress('::1', 1)).toBe('0:0:0:0');
});
