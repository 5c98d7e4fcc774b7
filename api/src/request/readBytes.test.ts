import { readBytes } from './readBytes';

/** A body of chunks; without an end it never closes. */
function bodyOf(chunks: string[], ends = true) {
  let cancelled = false;
  let given = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks[given];
        given += 1;
        if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk));
        else if (ends) controller.close();
      },
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, cancelled: () => cancelled, given: () => given };
}

test('a body in chunks is read whole', async () => {
  const bytes = await readBytes(bodyOf(['ab', 'c']).stream, 3, 1_000);
  expect(Buffer.from(bytes as Uint8Array).toString()).toBe('abc');
});

test('no body is an empty one', async () => {
  expect(await readBytes(null, 3, 1_000)).toHaveLength(0);
});

test('a body above the size is refused, and not read on', async () => {
  const body = bodyOf(Array.from({ length: 100 }, () => 'xxxx'));
  expect(await readBytes(body.stream, 7, 1_000)).toMatchObject({ status: 413 });
  expect(body.given()).toBe(2);
  expect(body.cancelled()).toBe(true);
});

test('a body that does not end in time is refused', async () => {
  const body = bodyOf(['ab'], false);
  expect(await readBytes(body.stream, 7, 50)).toMatchObject({ status: 408 });
  expect(body.cancelled()).toBe(true);
});

test('no timer is left behind', async () => {
  jest.useFakeTimers();
  await readBytes(bodyOf(['ab']).stream, 3, 1_000);
  const left = jest.getTimerCount();
  jest.useRealTimers();
  expect(left).toBe(0);
});
