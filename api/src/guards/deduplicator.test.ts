import { createDeduplicator } from './deduplicator';

const start = (most?: number) =>
  createDeduplicator<string>((result) => result.startsWith('ok'), most);

/** A task that counts its runs. */
function counted(result: () => Promise<string>) {
  const task = { runs: 0, run: () => ((task.runs += 1), result()) };
  return task;
}

test('a failure is told to all who wait, and forgotten', async () => {
  const task = counted(() => Promise.resolve('failed'));
  const run = start();
  const both = await Promise.all([run('a', true, task.run), run('a', true, task.run)]);
  expect(both).toEqual(['failed', 'failed']);
  await run('a', true, task.run);
  expect(task.runs).toBe(2);
});

test('a task that throws is forgotten', async () => {
  const task = counted(() => Promise.reject(new Error('outage')));
  const run = start();
  await expect(run('a', true, task.run)).rejects.toThrow('outage');
  await expect(run('a', true, task.run)).rejects.toThrow('outage');
  expect(task.runs).toBe(2);
});

test('the oldest success is forgotten when there are too many', async () => {
  const task = counted(() => Promise.resolve('ok'));
  const run = start(2);
  for (const id of ['a', 'b', 'c', 'c', 'b']) await run(id, true, task.run);
  expect(task.runs).toBe(3);
  await run('a', true, task.run);
  expect(task.runs).toBe(4);
});
