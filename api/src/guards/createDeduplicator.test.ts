import { createDeduplicator } from './createDeduplicator';

const FAILED = { status: 502, text: 'failed' };
const OUTAGE = new Error('outage');
const ENQUIRY = { id: 'a', firstPostId: 'first', rememberSuccess: true };

test.each<[string, () => Promise<typeof FAILED>, object]>([
  ['a failure', async () => FAILED, { status: 'fulfilled', value: FAILED }],
  [
    'an error',
    () => Promise.reject(OUTAGE),
    { status: 'rejected', reason: OUTAGE },
  ],
])('a repeat shares %s of the pending enquiry', async (_, fail, result) => {
  const send = jest.fn(fail);
  const deduplicate = createDeduplicator();
  const both = [deduplicate(ENQUIRY, send), deduplicate(ENQUIRY, send)];

  expect(await Promise.allSettled(both)).toEqual([result, result]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<typeof FAILED>]>([
  ['a failure', async () => FAILED],
  ['an error', () => Promise.reject(OUTAGE)],
])('a repeat after %s is sent', async (_, fail) => {
  const send = jest.fn(fail);
  const deduplicate = createDeduplicator();

  await Promise.allSettled([deduplicate(ENQUIRY, send)]);
  await Promise.allSettled([deduplicate(ENQUIRY, send)]);
  expect(send).toHaveBeenCalledTimes(2);
});

/** Sends an enquiry for each ID, and returns the IDs that are no repeats. */
async function sendEach(ids: string[], maxRemembered?: number) {
  const deduplicate = createDeduplicator(maxRemembered);
  const sent: string[] = [];

  for (const id of ids)
    await deduplicate({ ...ENQUIRY, id }, async () => {
      sent.push(id);

      return undefined;
    });

  return sent;
}

test('remembers as many enquiries as it may', async () => {
  const sent = await sendEach(['a', 'b', 'a', 'b'], 2);

  expect(sent).toEqual(['a', 'b']);
});

test('forgets the oldest enquiry for one too many', async () => {
  const sent = await sendEach(['a', 'b', 'c', 'c', 'b', 'a'], 2);

  expect(sent).toEqual(['a', 'b', 'c', 'a']);
});
