import type { HttpRequest } from '@azure/functions';

/**
 * Reads the body. Checks its size only afterwards: Azure's host has the whole
 * body in memory before it calls the function.
 * @returns undefined if the body is larger than `maxBytes`
 */
export async function readBytes(
  request: HttpRequest,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const bytes = Buffer.from(await request.arrayBuffer());

  return bytes.byteLength > maxBytes ? undefined : bytes;
}
