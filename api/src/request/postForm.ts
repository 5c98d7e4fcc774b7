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

/** @throws if postForm has no answer to return */
async function requestJson(
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

/** The fields of an answer in JSON. Their types are not checked. */
export type JsonAnswer = Record<string, unknown>;

/**
 * Posts a form and returns the JSON of the answer. A 4xx answer counts, too:
 * its JSON gives the reason.
 * @returns undefined without an answer in JSON within `timeoutMs`, for the JSON
 * `null`, for an answer that is too long, and for a status of 500 or higher
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<JsonAnswer | undefined> {
  const json = await requestJson(url, fields, timeoutMs).catch(() => undefined);

  return (json as JsonAnswer | null | undefined) ?? undefined;
}
