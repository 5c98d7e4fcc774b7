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

  const log = createTestLog();
  const addressOf = (header: string) =>
    visitorAddress(header, TRUSTED_PROXY_HOPS);

  const send = (address: string, result?: Promise<typeof FAILED | undefined>) =>
    throttle.sendWithinLimits(addressOf(address), log, async () => result);

  return {
    logLines: log.lines,
    passSeconds: (seconds: number) => void (nowMs += seconds * 1000),
    send,
    count: (address: string) => throttle.count(addressOf(address), log),
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

const hundred = (addressOf: (number: number) => string) =>
  Array.from({ length: 100 }, (_, number) => addressOf(number));

const NETWORKS: [string, string[]][] = [
  ['a /48', hundred((number) => `2001:db8:1:${number.toString(16)}::1`)],
  ['a /24', hundred((number) => `203.0.113.${number}`)],
];

test.each(NETWORKS)(
  'the addresses of %s share the limit of three visitors',
  async (_, addresses) => {
    const { sendEach } = startThrottle({ perVisitor: 5 });
    const accepted = await sendEach(...addresses);

    expect(accepted.filter(Boolean)).toHaveLength(3 * 5);
  },
);

test.each(NETWORKS)(
  'addresses outside of %s do not share its limit',
  async (_, addresses) => {
    const { sendEach } = startThrottle({ perVisitor: 5 });

    await sendEach(...addresses);
    expect(await sendEach('2001:db8:2::1', ADA)).toEqual([true, true]);
  },
);

test.each([
  ['of its visitor', { perVisitor: 2 }, [ADA, ADA, BO, ADA]],
  ['of the instance', { perInstance: 2 }, [ADA, BO, UNKNOWN]],
  // Unknown addresses aren't one visitor.
  [
    'of the instance',
    { perVisitor: 1, perInstance: 2 },
    [UNKNOWN, UNKNOWN, UNKNOWN],
  ],
])(
  'refuses only the last mail, above the limit %s: %j, from %j',
  async (_, limits, addresses) => {
    const sent = await startThrottle(limits).sendEach(...addresses);

    expect(sent.indexOf(false)).toBe(addresses.length - 1);
  },
);

test('a refusal names the seconds until the next mail is accepted', async () => {
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

test('a refused mail does not count', async () => {
  const { passSeconds, sendEach } = startThrottle({ perVisitor: 1 });

  await sendEach(ADA);
  passSeconds(59);
  expect(await sendEach(ADA)).toEqual([false]);
  passSeconds(1);
  expect(await sendEach(ADA)).toEqual([true]);
});

test('the log names the limit that is reached for the longest time', async () => {
  const { passSeconds, send, sendEach, logLines } = startThrottle({
    perVisitor: 1,
    perInstance: 2,
  });

  await sendEach(BO);
  passSeconds(20);
  await sendEach(ADA);
  // Both limits are reached: Ada's for 60 s, the instance's for 40 s.
  expect(await send(ADA)).toMatchObject({ retryAfterS: 60 });
  expect(logLines).toEqual([
    'Too many enquiries: the limit of the visitor is reached.',
  ]);
});

/** Sends a mail that the mail server accepts only when `accept` is called. */
function startSending(
  send: ReturnType<typeof startThrottle>['send'],
  address: string,
) {
  const mailServer = new EventEmitter();
  const accepted = once(mailServer, 'accept').then(() => undefined);
  const sending = send(address, accepted);

  return {
    accept: async () => {
      mailServer.emit('accept');
      await sending;
    },
  };
}

test('a mail that is being sent counts for 30 seconds', async () => {
  const { passSeconds, send } = startThrottle({ perInstance: 1 });
  const { accept } = startSending(send, ADA);

  passSeconds(5);
  expect(await send(BO)).toMatchObject({ retryAfterS: 30 - 5 });
  await accept();
});

test('a mail counts for the whole window once it is accepted', async () => {
  const { passSeconds, send } = startThrottle({ perInstance: 1 });
  const { accept } = startSending(send, ADA);

  passSeconds(5);
  await accept();
  expect(await send(BO)).toMatchObject({ retryAfterS: 60 - 5 });
});

test('a sign-in counts for the whole window at once', () => {
  const { passSeconds, count } = startThrottle({ perInstance: 1 });

  expect(count(ADA)).toBeUndefined();
  passSeconds(5);
  expect(count(BO)).toMatchObject({ retryAfterS: 60 - 5 });
});

test('a mail that could not be sent does not count', async () => {
  const { send, sendEach } = startThrottle({ perVisitor: 2 });

  await sendEach(ADA);
  expect(await send(ADA, Promise.resolve(FAILED))).toBe(FAILED);
  expect(await sendEach(ADA, ADA)).toEqual([true, false]);
});
