import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../local/ports';
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
  let seen: { body?: string; headers?: IncomingHttpHeaders; method?: string | undefined } = {};
  const server = createServer(async (request, response) => {
    seen = { body: await text(request), headers: request.headers, method: request.method };
    answer(response);
  });
  const address = `http://127.0.0.1:${await listen(server)}/api/sendEmail`;
  const sent = await sendEnquiry(address, payload, headers);
  await new Promise((closed) => server.close(closed).closeAllConnections());
  return { sent, ...seen };
}

const says = (status: number, body: string) => (response: ServerResponse) =>
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
])('answers %i with the body %j with %s', async (status, body, outcome) => {
  expect((await post(says(status, body))).sent).toBe(outcome);
});

const cutBefore = (response: ServerResponse) => void response.destroy();
const cutWithin = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('Success');
  setImmediate(() => response.destroy());
};
test.each([cutBefore, cutWithin])('a lost connection is a failure: %p', async (cut) => {
  expect((await post(cut)).sent).toBe('failed');
});

test('the six fields are posted as typed, in JSON, and in headers the key and what else there is, in any script', async () => {
  const plain = await post(says(200, 'Success'));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
  expect(plain).toMatchObject({ body: JSON.stringify(payload), method: 'POST', headers });
  expect(plain.headers).not.toHaveProperty('x-bot-token');
  expect(plain.headers).not.toHaveProperty('x-website');
  const full = await post(says(200, 'Success'), { ...envelope, token: 't', honeypot: 'сайт' });
  const more = { 'x-bot-token': 't', 'x-website': encodeURIComponent('сайт') };
  expect(full.headers).toMatchObject(more);
});
