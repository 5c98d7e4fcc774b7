import { createDeduplicator } from './deduplicator';

const FAILURE = { status: 502, text: 'failed' };
const OUTAGE = new Error('outage');

test.each<[string, () => Promise<typeof FAILURE>, object]>([
  ['a failure', async () => FAILURE, { status: 'fulfilled', value: FAILURE }],
  ['a sending that throws', () => Promise.reject(OUTAGE), { status: 'rejected', reason: OUTAGE }],
])('returns %s to all waiting calls, and forgets it', async (_, end, result) => {
  const send = jest.fn(end);
  const run = createDeduplicator();
  const both = [run('a', true, send), run('a', true, send)];
  expect(await Promise.allSettled(both)).toEqual([result, result]);
  expect(await Promise.allSettled([run('a', true, send)])).toEqual([result]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('forgets the oldest success if there are too many', async () => {
  const send = jest.fn(async () => undefined);
  const run = createDeduplicator(2);
  for (const id of ['a', 'b', 'c', 'c', 'b']) await run(id, true, send);
  expect(send).toHaveBeenCalledTimes(3);
  await run('a', true, send);
  expect(send).toHaveBeenCalledTimes(4);
});
