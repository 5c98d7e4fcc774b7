import { createDeduplicator } from './deduplicator';

const FAILURE = { status: 502, text: 'failed' };
const OUTAGE = new Error('outage');
const REMEMBERED = { id: 'a', rememberSuccess: true };

test.each<[string, () => Promise<typeof FAILURE>, object]>([
  ['a failure', async () => FAILURE, { status: 'fulfilled', value: FAILURE }],
  ['an error', () => Promise.reject(OUTAGE), { status: 'rejected', reason: OUTAGE }],
])('returns %s to all waiting calls, and forgets it', async (_, fail, result) => {
  const send = jest.fn(fail);
  const deduplicate = createDeduplicator();
  const both = [deduplicate(REMEMBERED, send), deduplicate(REMEMBERED, send)];
  expect(await Promise.allSettled(both)).toEqual([result, result]);
  expect(await Promise.allSettled([deduplicate(REMEMBERED, send)])).toEqual([result]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('forgets the oldest success if there are too many', async () => {
  const send = jest.fn(async () => undefined);
  const maxRemembered = 2;
  const deduplicate = createDeduplicator(maxRemembered);
  // The first c pushes out a. The last two are repeats.
  for (const id of ['a', 'b', 'c', 'c', 'b']) await deduplicate({ ...REMEMBERED, id }, send);
  expect(send).toHaveBeenCalledTimes(3);
  await deduplicate({ ...REMEMBERED, id: 'a' }, send);
  expect(send).toHaveBeenCalledTimes(4);
});
