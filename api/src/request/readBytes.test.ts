import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { readBytes } from './readBytes';

/** A body of chunks; without an end it never closes. */
function bodyOf(chunks: string[], ends = true) {
  const seen = { given: 0, cancelled: false };
  const source = {
    pull: (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const chunk = chunks[seen.given];
      seen.given += 1;
      if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk));
      else if (ends) controller.close();
    },
    cancel: () => void (seen.cancelled = true),
  };
  return { stream: new ReadableStream(source, { highWaterMark: 0 }), seen };
}

test('a body in chunks is read whole', async () => {
  const bytes = await readBytes(bodyOf(['ab', 'c']).stream, 3, 1_000);
  expect(Buffer.from(bytes as Uint8Array).toString()).toBe('abc');
});

test('a body above the size is refused, and not read on', async () => {
  const body = bodyOf(Array.from({ length: 100 }, () => 'xxxx'));
  expect(await readBytes(body.stream, 7, 1_000)).toMatchObject({ status: 413 });
  expect(body.seen).toEqual({ given: 2, cancelled: true });
});

test('a body that does not end in time is refused', async () => {
  const body = bodyOf(['ab'], false);
  expect(await readBytes(body.stream, 7, 50)).toMatchObject({ status: 408 });
  expect(body.seen.cancelled).toBe(true);
});
