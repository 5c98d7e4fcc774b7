import { createDeduplicator } from './createDeduplicator';

const FAILED = { status: 502, text: 'failed' };
const OUTAGE = new Error('outage');
const ENQUIRY = { id: 'a', rememberSuccess: true };

test.each<[string, () => Promise<typeof FAILED>, object]>([
  ['a failure', async () => FAILED, { status: 'fulfilled', value: FAILED }],
  [
    'an error',
    () => Promise.reject(OUTAGE),
    { status: 'rejected', reason: OUTAGE },
  ],
])(
  'a repeat shares %s of the pending enquiry; a later repeat is sent',
  async (_, fail, result) => {
    const send = jest.fn(fail);
    const deduplicate = createDeduplicator();
    const both = [deduplicate(ENQUIRY, send), deduplicate(ENQUIRY, send)];

    expect(await Promise.allSettled(both)).toEqual([result, result]);
    expect(await Promise.allSettled([deduplicate(ENQUIRY, send)])).toEqual([
      result,
    ]);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('the deduplicator forgets the oldest enquiry if it remembers too many', async () => {
  const send = jest.fn(async () => undefined);
  const maxRemembered = 2;
  const deduplicate = createDeduplicator(maxRemembered);

  // The first c makes it forget a. The last two are repeats.
  for (const id of ['a', 'b', 'c', 'c', 'b'])
    await deduplicate({ ...ENQUIRY, id }, send);
  expect(send).toHaveBeenCalledTimes(3);
  await deduplicate({ ...ENQUIRY, id: 'a' }, send);
  expect(send).toHaveBeenCalledTimes(4);
});
