import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Asks a server of this machine as it is told: `fetch` would put a path in order, and choose its own Host. */
export async function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
) {
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  const bytes = await buffer(answer);
  return { status, headers, bytes, text: bytes.toString() };
}
