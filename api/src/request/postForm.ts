import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** Posts a form and returns the JSON answer, or throws. Not `fetch`, which NODE_TLS_REJECT_UNAUTHORIZED=0 makes insecure. */
export async function postForm(address: string, fields: Record<string, string>, timeoutMs: number) {
  const client: Pick<typeof https, 'request'> = address.startsWith('https:') ? https : http;
  const request = client.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    rejectUnauthorized: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  request.end(new URLSearchParams(fields).toString());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode = 0 } = response;
  if (statusCode >= 500) throw new Error(`${address} answers status ${statusCode}.`);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 16 * 1024) throw new Error(`The answer of ${address} is too long.`);
  }
  return JSON.parse(text) as unknown;
}
