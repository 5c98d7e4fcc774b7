import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Sends a request on a new connection, so that tests share none. `fetch` would
 * normalise the path and can't set Host.
 */
export async function sendRequest(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    ...options,
  }).end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  const bytes = await buffer(answer);

  return { status, headers, bytes, text: bytes.toString() };
}
