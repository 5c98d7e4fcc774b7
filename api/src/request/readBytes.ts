import type { HttpRequest } from '@azure/functions';
import type { Refusal } from '../answer/outcome';

export const TOO_LARGE: Refusal = { status: 413, text: 'The request is too large.' };
const TOO_SLOW: Refusal = { status: 408, text: 'The request took too long to arrive.' };

/**
 * Reads a body up to a size and within a time; what is over is never held in memory.
 * @param most bytes
 * @param withinMs milliseconds for the whole body
 */
export async function readBytes(
  body: HttpRequest['body'],
  most: number,
  withinMs: number,
): Promise<Uint8Array | Refusal> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  let slow = false;
  const timer = setTimeout(() => {
    slow = true;
    void reader.cancel();
  }, withinMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (slow) return TOO_SLOW;
      if (done || !value) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > most) {
        void reader.cancel();
        return TOO_LARGE;
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
