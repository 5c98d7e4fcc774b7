import { keepLog } from '../../testing/dependencies';
import { visitorAddress } from '../request/visitorAddress';
import { createThrottle } from './throttle';

const [ADA, BO] = ['192.0.2.1', '198.51.100.1'];
const UNKNOWN = [undefined, undefined, undefined];
const FAILED = { status: 502, text: 'failed' };

afterEach(() => jest.restoreAllMocks());

/** Creates a throttle with a clock that only `pass` moves. */
function start(perAddress: number, perInstance: number) {
  let ms = 1_000_000;
  const throttle = createThrottle({ perAddress, perInstance, windowMs: 60_000 });
  jest.spyOn(Date, 'now').mockImplementation(() => ms);
  const send = (address = '', ending?: Promise<typeof FAILED | undefined>) =>
    throttle(visitorAddress(address, 1), keepLog(), async () => ending);
  return {
    pass: (seconds: number) => void (ms += seconds * 1000),
    send,
    /** Sends an enquiry from each address. @returns whether each was sent */
    mail: async (...addresses: (string | undefined)[]) => {
      const sent = [];
      for (const address of addresses) sent.push(!(await send(address)));
      return sent;
    },
  };
}

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:0:5:6:7:8', '2001:db8:0:1::1'],
])('all IPv6 addresses of a /64 are one visitor: %s', async (one, other, another) => {
  expect(await start(1, 0).mail(one, other, another)).toEqual([true, false, true]);
});

test.each([
  ['of a /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`],
  ['of a /24', (number: number) => `203.0.113.${number}`],
])('a hundred addresses %s have the limit of three visitors', async (_, nth) => {
  const { mail } = start(5, 100);
  const mailed = await mail(...Array.from({ length: 100 }, (_, number) => nth(number)));
  expect(mailed.filter(Boolean)).toHaveLength(15);
  expect(await mail('2001:db8:2::1', ADA)).toEqual([true, true]);
});

test.each([
  ['each visitor has a limit', 2, 0, [ADA, ADA, BO], ADA],
  ['the instance has a limit for all visitors together', 0, 2, [ADA, BO], undefined],
  ['an unknown address counts towards the instance alone', 1, 3, UNKNOWN, undefined],
])('%s', async (_, perAddress, perInstance, addresses, last) => {
  const { mail } = start(perAddress, perInstance);
  expect(await mail(...addresses)).not.toContain(false);
  expect(await mail(last)).toEqual([false]);
});

test('zero is no limit', async () => {
  const mailed = await start(0, 0).mail(...Array(500).fill(undefined), ...Array(500).fill(ADA));
  expect(mailed).not.toContain(false);
});

test('accepts a mail when the window has passed, even after a refused attempt', async () => {
  const { pass, mail } = start(1, 0);
  await mail(ADA);
  pass(59.9);
  expect(await mail(ADA)).toEqual([false]);
  pass(0.1);
  expect(await mail(ADA)).toEqual([true]);
});

test('a refusal names the seconds until the next mail is accepted', async () => {
  const { pass, send, mail } = start(2, 0);
  await mail(ADA);
  pass(20);
  await mail(ADA);
  pass(10.5);
  expect(await send(ADA)).toMatchObject({ status: 429, retryAfterS: 30 });
});

test('a mail that is being sent counts for 30 seconds, and for the whole window once it is accepted', async () => {
  const { pass, send, mail } = start(0, 2);
  await mail(ADA);
  let accept = () => {};
  const sending = send(ADA, new Promise((resolve) => (accept = () => resolve(undefined))));
  pass(5);
  expect(await send(BO)).toMatchObject({ retryAfterS: 25 });
  accept();
  await sending;
  expect(await send(BO)).toMatchObject({ retryAfterS: 55 });
});

test('a refused enquiry does not count', async () => {
  const { send, mail } = start(2, 2);
  await mail(ADA);
  expect(await send(ADA, Promise.resolve(FAILED))).toBe(FAILED);
  expect(await mail(ADA, ADA)).toEqual([true, false]);
});
