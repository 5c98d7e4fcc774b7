import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendEnquiry, type Envelope } from './sendEnquiry';

const payload = {
  to: 'hello@heddle.example',
  subject: 'Website Contact Form:',
  name: ' Zoë ',
  email: 'zoe@client.example',
  phone: '+44 20 7946 0000',
  message: 'Line one\r\nLine two  ',
};
const envelope: Envelope = { key: 'k1', token: undefined, honeypot: '' };

/** Posts to a real server that answers as told. */
async function post(answer: (response: ServerResponse) => void, headers: Envelope = envelope) {
  const seen: { body: string; headers: IncomingHttpHeaders; method: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ body, headers: request.headers, method: request.method });
      answer(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const sent = await sendEnquiry(`http://127.0.0.1:${port}/api/sendEmail`, payload, headers);
  await new Promise((closed) => server.close(closed).closeAllConnections());
  return { sent, seen };
}

const says = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status).end(body);

test.each([200, 201, 299])('a %i whose body is Success is a success', async (status) => {
  expect((await post(says(status, 'Success'))).sent).toBe('success');
});

test.each([
  [200, 'Success\n'],
  [200, 'success'],
  [200, '"Success"'],
  [200, ''],
  [204, ''],
  [200, '<!doctype html><p>Success</p>'],
  [400, 'Success'],
  [500, 'Success'],
  [502, 'The mail server did not take the enquiry.'],
])('a %i whose body is %j is a failure', async (status, body) => {
  expect((await post(says(status, body))).sent).toBe('failure');
});

test('a 429 is told apart', async () => {
  expect((await post(says(429, 'Too many enquiries.'))).sent).toBe('tooMany');
});

test('a connection that is cut is a failure', async () => {
  expect((await post((response) => response.destroy())).sent).toBe('failure');
});

test('an answer that is cut short is a failure', async () => {
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('Success');
    setImmediate(() => response.destroy());
  };
  expect((await post(cut)).sent).toBe('failure');
});

test('the body is the six fields as typed, in JSON, by POST', async () => {
  const { seen } = await post(says(200, 'Success'));
  expect(seen).toHaveLength(1);
  expect(seen[0]?.method).toBe('POST');
  expect(seen[0]?.headers['content-type']).toBe('application/json');
  expect(seen[0]?.body).toBe(JSON.stringify(payload));
});

test('the key travels in a header, and no other header is there without need', async () => {
  const { seen } = await post(says(200, 'Success'));
  expect(seen[0]?.headers['idempotency-key']).toBe('k1');
  expect(seen[0]?.headers).not.toHaveProperty('x-bot-token');
  expect(seen[0]?.headers).not.toHaveProperty('x-website');
});

test('a token and what the hidden field holds travel in headers, in any script', async () => {
  const { seen } = await post(says(200, 'Success'), {
    key: 'k1',
    token: 'a-token',
    honeypot: 'сайт',
  });
  expect(seen[0]?.headers['x-bot-token']).toBe('a-token');
  expect(seen[0]?.headers['x-website']).toBe(encodeURIComponent('сайт'));
});
