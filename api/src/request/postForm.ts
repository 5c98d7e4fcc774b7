import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

const LONGEST_ANSWER = 16 * 1024;

/**
 * Posts a form to another service. Uses Node's own client: `fetch` would obey a NODE_TLS_REJECT_UNAUTHORIZED of the environment.
 * @returns the JSON of the answer
 * @throws where there is none, or none in time
 */
export async function postForm(
  address: string,
  fields: Record<string, string>,
  withinMs: number,
): Promise<unknown> {
  const { request }: Pick<typeof https, 'request'> = address.startsWith('https:') ? https : http;
  const asking = request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    rejectUnauthorized: true,
    signal: AbortSignal.timeout(withinMs),
  });
  asking.end(new URLSearchParams(fields).toString());
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (!response || Number(response.statusCode) >= 500) throw new Error('The service is down.');
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_ANSWER) throw new Error('The answer is too long.');
  }
  return JSON.parse(text);
}
