import { createThrottle } from './throttle';

const [ADA, BO] = ['192.0.2.1', '198.51.100.1'];
const UNKNOWN = [undefined, undefined, undefined];

/** A throttle with a clock that stands still until it is moved. */
function start(perAddress: number, perInstance: number) {
  let ms = 1_000_000;
  const take = createThrottle({ perAddress, perInstance, windowMs: 60_000 }, () => ms);
  return {
    pass: (seconds: number) => void (ms += seconds * 1000),
    take,
    /** Takes a place for a mail that is accepted at once. */
    mail: (address?: string) => {
      const { keep } = take(address);
      keep?.();
      return keep !== undefined;
    },
  };
}

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:0:5:6:7:8', '2001:db8:0:1::1'],
])('all IPv6 addresses of one /64 are one visitor: %s', (one, other, another) => {
  const { mail } = start(1, 0);
  expect([one, other, another].map(mail)).toEqual([true, false, true]);
});

test.each([
  ['of one /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`],
  ['of one /24', (number: number) => `203.0.113.${number}`],
])('a hundred addresses %s have the places of three, and leave room for others', (_, nth) => {
  const { mail } = start(5, 100);
  const mailed = Array.from({ length: 100 }, (_, number) => mail(nth(number)));
  expect(mailed.filter(Boolean)).toHaveLength(15);
  expect(mail('2001:db8:2::1')).toBe(true);
  expect(mail(ADA)).toBe(true);
});

test.each([
  ['a visitor has their number of places, and others have theirs', 2, 0, [ADA, ADA, BO], ADA],
  ['the instance has its number of places for all together', 0, 2, [ADA, BO], undefined],
  ['an unknown address counts towards the instance alone', 1, 3, UNKNOWN, undefined],
])('%s', (_, perAddress, perInstance, addresses, last) => {
  const { mail } = start(perAddress, perInstance);
  expect(addresses.map((address) => mail(address))).not.toContain(false);
  expect(mail(last)).toBe(false);
});

test('zero is no limit', () => {
  const { mail } = start(0, 0);
  for (let time = 0; time < 500; time += 1) expect([mail(), mail(ADA)]).toEqual([true, true]);
});

test('a place is free again when the window has passed, which a refused attempt does not prolong', () => {
  const { pass, mail } = start(1, 0);
  mail(ADA);
  pass(59.9);
  expect(mail(ADA)).toBe(false);
  pass(0.1);
  expect(mail(ADA)).toBe(true);
});

test('a refusal says whose limit it was, and after how many seconds there will be a place', () => {
  const { pass, take, mail } = start(2, 0);
  mail(ADA);
  pass(20);
  mail(ADA);
  pass(10.5);
  expect(take(ADA)).toEqual({ full: 'visitor', retryAfterS: 30 });
});

test('while mails are only under way, the wait is that for their answer', () => {
  const { pass, take, mail } = start(0, 2);
  mail(ADA);
  const place = take(ADA);
  pass(5);
  expect(take(BO)).toEqual({ full: 'instance', retryAfterS: 25 });
  place.keep?.();
  expect(take(BO)).toEqual({ full: 'instance', retryAfterS: 55 });
});

test('a place given back does not count, and frees no other when it is given back twice', () => {
  const { take, mail } = start(1, 1);
  const place = take(ADA);
  place.giveBack?.();
  expect(mail(ADA)).toBe(true);
  place.giveBack?.();
  expect(mail(ADA)).toBe(false);
});
