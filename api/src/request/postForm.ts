import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/**
 * Maximum length of an answer, in characters. Answers of GitHub and reCAPTCHA
 * have less than 1,000.
 */
const MAX_LENGTH = 16 * 1024;

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';

  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_LENGTH) throw new Error('The answer is too long.');
  }

  return text;
}

/**
 * Posts a form and returns the JSON of the answer. A 4xx answer counts, too:
 * its JSON gives the reason. Throws if no answer in JSON comes in time, or if
 * its status is 500 or higher.
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<unknown> {
  const client = url.startsWith('https:') ? https : http;

  const request = client.request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
    },
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED=0, which `fetch` obeys.
    rejectUnauthorized: true,
    signal: AbortSignal.timeout(timeoutMs),
  });

  request.end(new URLSearchParams(fields).toString());

  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode = 0 } = response;

  if (statusCode >= 500) throw new Error(`The status is ${statusCode}.`);

  return JSON.parse(await readText(response));
}
