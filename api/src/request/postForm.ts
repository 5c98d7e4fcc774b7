import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

const MAX_ANSWER_LENGTH = 16 * 1024;

/**
 * Posts a form to another service. Not by `fetch`, because NODE_TLS_REJECT_UNAUTHORIZED can switch off its certificate check.
 * @returns the parsed JSON of the answer
 * @throws if there is no JSON, or the answer takes longer than `timeoutMs`
 */
export async function postForm(
  address: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<unknown> {
  const { request }: Pick<typeof https, 'request'> = address.startsWith('https:') ? https : http;
  const outgoing = request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    rejectUnauthorized: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  outgoing.end(new URLSearchParams(fields).toString());
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (!response || Number(response.statusCode) >= 500) throw new Error('The service is down.');
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_ANSWER_LENGTH) throw new Error('The answer is too long.');
  }
  return JSON.parse(text);
}
