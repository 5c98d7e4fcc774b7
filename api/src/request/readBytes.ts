import type { HttpRequest } from '@azure/functions';
import { TOO_LARGE, type Refusal } from '../refusal';

/**
 * Reads the body of a request. Azure's host holds the whole body in memory before it calls the function, so the size is
 * checked afterwards.
 * @returns the bytes, or a refusal if there are more than `maxBytes`
 */
export async function readBytes(
  request: HttpRequest,
  maxBytes: number,
): Promise<Uint8Array | Refusal> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > maxBytes ? TOO_LARGE : bytes;
}
