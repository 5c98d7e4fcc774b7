import type { RequestListener, ServerResponse } from 'node:http';
import { answerWith, startHttpServer } from '../../testing/httpServer';
import { PAYLOAD } from '../../testing/requests';
import { HONEYPOT_HEADER } from '../../shared/enquiry';
import { sendEnquiry, type HeaderValues } from './sendEnquiry';

/** Node writes the names of headers in lower case. */
const HONEYPOT_KEY = HONEYPOT_HEADER.toLowerCase();

const payload = {
  ...PAYLOAD,
  name: ' Zoë ',
  message: 'Line one\r\nLine two  ',
}; // White space must stay.

async function post(
  listener: RequestListener,
  values: Partial<HeaderValues> = {},
) {
  const server = await startHttpServer(listener);
  const headerValues = { key: 'k1', token: undefined, honeypot: '', ...values };
  const outcome = await sendEnquiry(server.url, payload, headerValues);

  server.close();

  return { outcome, ...server.requests[0] };
}

test.each([
  [200, 'Success', 'sent'],
  [201, 'Success', 'sent'],
  [200, 'Success\n', 'failed'],
  [200, 'success', 'failed'],
  [204, '', 'failed'],
  [400, 'Success', 'failed'],
  [429, 'Too many enquiries.', 'rateLimited'],
])(
  'status %i with the body %j gives the outcome %s',
  async (status, body, outcome) => {
    expect((await post(answerWith(body, status))).outcome).toBe(outcome);
  },
);

const closeDuringBody = (_: unknown, response: ServerResponse) => {
  // 7 of 100 bytes
  response.writeHead(200, { 'Content-Length': '100' }).write('Success');
  // destroy() at once would drop the headers, too
  setImmediate(() => response.destroy());
};

test.each<[string, RequestListener]>([
  ['before the answer', (_, response) => void response.destroy()],
  ['during the body', closeDuringBody],
])(
  'a connection that is lost %s gives the outcome failed',
  async (_, listener) => {
    expect((await post(listener)).outcome).toBe('failed');
  },
);

test('posts the payload as JSON, and sends no header for a missing token or honeypot', async () => {
  const { method, body, headers } = await post(answerWith('Success'));

  expect([method, body]).toEqual(['POST', JSON.stringify(payload)]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
  expect(headers).not.toHaveProperty('x-bot-token');
  expect(headers).not.toHaveProperty(HONEYPOT_KEY);
});

test('sends token and honeypot in headers, and percent-encodes the honeypot', async () => {
  const { headers } = await post(answerWith('Success'), {
    token: 't',
    honeypot: 'сайт',
  });

  expect(headers).toMatchObject({
    'x-bot-token': 't',
    [HONEYPOT_KEY]: encodeURIComponent('сайт'),
  });
});
