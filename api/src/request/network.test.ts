import { network } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0:5:6:7:8:9:a', '2001:0:5:6'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['::', '0:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, front) => {
  expect(network(address, 4)).toBe(front);
});
