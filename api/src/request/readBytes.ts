import type { HttpRequest } from '@azure/functions';
import type { Refusal } from '../refusal';

const TOO_LARGE: Refusal = { status: 413, text: 'The request is too large.' };
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
  const chunks: Uint8Array[] = [];
  let size = 0;
  const write = (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > most) throw TOO_LARGE;
    chunks.push(chunk);
  };
  try {
    const signal = AbortSignal.timeout(withinMs);
    await body?.pipeTo(new WritableStream({ write }), { signal });
    return Buffer.concat(chunks);
  } catch (error) {
    return error === TOO_LARGE ? TOO_LARGE : TOO_SLOW;
  }
}
