import { createDeduplicator } from './deduplicator';

test('a failure is told to all who wait, and forgotten', async () => {
  const failure = { status: 502, text: 'failed' };
  const send = jest.fn(async () => failure);
  const run = createDeduplicator();
  const both = await Promise.all([run('a', true, send), run('a', true, send)]);
  expect(both).toEqual([failure, failure]);
  await run('a', true, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a sending that throws is forgotten', async () => {
  const send = jest.fn(() => Promise.reject(new Error('outage')));
  const run = createDeduplicator();
  for (const times of [1, 2]) {
    await expect(run('a', true, send)).rejects.toThrow('outage');
    expect(send).toHaveBeenCalledTimes(times);
  }
});

test('the oldest success is forgotten when there are too many', async () => {
  const send = jest.fn(async () => undefined);
  const run = createDeduplicator(2);
  for (const id of ['a', 'b', 'c', 'c', 'b']) await run(id, true, send);
  expect(send).toHaveBeenCalledTimes(3);
  await run('a', true, send);
  expect(send).toHaveBeenCalledTimes(4);
});
