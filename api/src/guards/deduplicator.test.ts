import type { Refusal } from '../answer/refusal';
import { createDeduplicator } from './deduplicator';

/** A task that counts its runs. */
function counted(result: () => Promise<Refusal | undefined>) {
  const task = { runs: 0, run: () => ((task.runs += 1), result()) };
  return task;
}

test('a failure is told to all who wait, and forgotten', async () => {
  const failure = { status: 502, text: 'failed' };
  const task = counted(async () => failure);
  const run = createDeduplicator();
  const both = await Promise.all([run('a', true, task.run), run('a', true, task.run)]);
  expect(both).toEqual([failure, failure]);
  await run('a', true, task.run);
  expect(task.runs).toBe(2);
});

test('a task that throws is forgotten', async () => {
  const task = counted(() => Promise.reject(new Error('outage')));
  const run = createDeduplicator();
  for (const runs of [1, 2]) {
    await expect(run('a', true, task.run)).rejects.toThrow('outage');
    expect(task.runs).toBe(runs);
  }
});

test('the oldest success is forgotten when there are too many', async () => {
  const task = counted(async () => undefined);
  const run = createDeduplicator(2);
  for (const id of ['a', 'b', 'c', 'c', 'b']) await run(id, true, task.run);
  expect(task.runs).toBe(3);
  await run('a', true, task.run);
  expect(task.runs).toBe(4);
});
