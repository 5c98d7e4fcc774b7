import { EventEmitter, once } from 'node:events';
import { createTestLog } from '../../../testing/startFunction';
import { visitorAddress } from '../request/visitorAddress';
import { createThrottle } from './createThrottle';

const ADA = '192.0.2.1';
const BO = '198.51.100.1';
const UNKNOWN = '';
const TRUSTED_PROXY_HOPS = 1;
const FAILED = { status: 502, text: 'failed' };

afterEach(() => jest.restoreAllMocks());

/**
 * Creates a throttle with a window of 60 s and a clock that only `passSeconds`
 * moves. By default it has no limits.
 */
function startThrottle(limits: { perVisitor?: number; perInstance?: number }) {
  let nowMs = 1_000_000;
  const throttle = createThrottle({
    perVisitor: 0,
    perInstance: 0,
    windowMs: 60_000,
    ...limits,
  });

  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  const send = (address: string, result?: Promise<typeof FAILED | undefined>) =>
    throttle.countIfSent(
      visitorAddress(address, TRUSTED_PROXY_HOPS),
      createTestLog(),
      async () => result,
    );

  return {
    passSeconds: (seconds: number) => void (nowMs += seconds * 1000),
    send,
    sendEach: async (...addresses: string[]) => {
      const sent = [];

      for (const address of addresses) sent.push(!(await send(address)));

      return sent;
    },
  };
}

test('all IPv6 addresses of a /64 count as one visitor', async () => {
  const { sendEach } = startThrottle({ perVisitor: 1 });
  const inSame64 = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'];

  expect(await sendEach(...inSame64, '2001:db8:1:3::1')).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  ['of a /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`],
  ['of a /24', (number: number) => `203.0.113.${number}`],
])(
  'the addresses %s share the limit of three visitors, and no others do',
  async (_, addressOf) => {
    const { sendEach } = startThrottle({ perVisitor: 5 });
    const addresses = Array.from({ length: 100 }, (_, number) =>
      addressOf(number),
    );
    const accepted = await sendEach(...addresses);

    expect(accepted.filter(Boolean)).toHaveLength(3 * 5);
    expect(await sendEach('2001:db8:2::1', ADA)).toEqual([true, true]);
  },
);

test.each([
  ['of its visitor', { perVisitor: 2 }, [ADA, ADA, BO, ADA]],
  ['of the instance', { perInstance: 2 }, [ADA, BO, UNKNOWN]],
  [
    'of the instance',
    { perVisitor: 1, perInstance: 2 },
    [UNKNOWN, UNKNOWN, UNKNOWN],
  ], // Unknown addresses aren't one visitor.
])(
  'refuses only the last mail, above the limit %s: %j, from %j',
  async (_, limits, addresses) => {
    const sent = await startThrottle(limits).sendEach(...addresses);

    expect(sent.indexOf(false)).toBe(addresses.length - 1);
  },
);

test('a refusal names the seconds until the next mail is accepted, and does not extend them', async () => {
  const { passSeconds, send, sendEach } = startThrottle({ perVisitor: 2 });

  await sendEach(ADA);
  passSeconds(20);
  await sendEach(ADA);
  passSeconds(10.5);
  // The first mail counts for 29.5 s more.
  expect(await send(ADA)).toMatchObject({ status: 429, retryAfterS: 30 });
  passSeconds(29.4);
  expect(await sendEach(ADA)).toEqual([false]);
  passSeconds(0.1);
  expect(await sendEach(ADA, ADA)).toEqual([true, false]);
});

test('a mail that is being sent counts for 30 seconds, and for the whole window once it is accepted', async () => {
  const { passSeconds, send, sendEach } = startThrottle({ perInstance: 2 });

  await sendEach(ADA);
  const mailServer = new EventEmitter();
  const accepted = once(mailServer, 'accept').then(() => undefined);
  const sending = send(ADA, accepted);

  passSeconds(5);
  expect(await send(BO)).toMatchObject({ retryAfterS: 30 - 5 });
  mailServer.emit('accept');
  await sending;
  expect(await send(BO)).toMatchObject({ retryAfterS: 60 - 5 });
});

test('a mail that could not be sent does not count', async () => {
  const { send, sendEach } = startThrottle({ perVisitor: 2 });

  await sendEach(ADA);
  expect(await send(ADA, Promise.resolve(FAILED))).toBe(FAILED);
  expect(await sendEach(ADA, ADA)).toEqual([true, false]);
});
