import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../local/ports';
import { PAYLOAD } from '../../api/testing/requests';
import { sendEnquiry, type HeaderValues } from './sendEnquiry';

const payload = { ...PAYLOAD, name: ' Zoë ', message: 'Line one\r\nLine two  ' };
const headerValues: HeaderValues = { key: 'k1', token: undefined, honeypot: '' };

/** Posts an enquiry to a local server. @returns the outcome, and the request that the server received */
async function post(answer: (response: ServerResponse) => void, values = headerValues) {
  let received: { body?: string; headers?: IncomingHttpHeaders; method?: string | undefined } = {};
  const server = createServer(async (request, response) => {
    received = { body: await text(request), headers: request.headers, method: request.method };
    answer(response);
  });
  const address = `http://127.0.0.1:${await listen(server)}/api/sendEmail`;
  const outcome = await sendEnquiry(address, payload, values);
  server.close().closeAllConnections();
  return { outcome, ...received };
}

const respondWith = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status).end(body);

test.each([
  [200, 'Success', 'sent'],
  [201, 'Success', 'sent'],
  [200, 'Success\n', 'failed'],
  [200, 'success', 'failed'],
  [204, '', 'failed'],
  [400, 'Success', 'failed'],
  [500, 'Success', 'failed'],
  [429, 'Too many enquiries.', 'tooMany'],
])('status %i with the body %j is %s', async (status, body, outcome) => {
  expect((await post(respondWith(status, body))).outcome).toBe(outcome);
});

const closeDuringBody = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('Success');
  setImmediate(() => response.destroy());
};
test.each([
  ['before the answer', (response: ServerResponse) => void response.destroy()],
  ['during the body', closeDuringBody],
])('a connection that is lost %s is a failure', async (_, close) => {
  expect((await post(close)).outcome).toBe('failed');
});

test('posts the six fields as JSON and the key in a header, and omits the headers of empty values', async () => {
  const request = await post(respondWith(200, 'Success'));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
  expect(request).toMatchObject({ body: JSON.stringify(payload), method: 'POST', headers });
  expect(request.headers).not.toHaveProperty('x-bot-token');
  expect(request.headers).not.toHaveProperty('x-website');
});

test('sends token and honeypot in headers, with letters outside Latin-1 encoded', async () => {
  const values = { key: 'k1', token: 't', honeypot: 'сайт' };
  const { headers } = await post(respondWith(200, 'Success'), values);
  expect(headers).toMatchObject({ 'x-bot-token': 't', 'x-website': encodeURIComponent('сайт') });
});
