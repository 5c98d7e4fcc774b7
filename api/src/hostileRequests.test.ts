import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '@azure/functions';
import { environment, keepLog, dependenciesFor, WORDS } from '../testing/dependencies';
import { startRawSmtp, type RawSmtp } from '../testing/rawSmtp';
import { formPost, jsonPost, PAYLOAD, requestWith } from '../testing/requests';
import { startSmtpInbox } from '../testing/smtpInbox';
import { FIELDS, LIMITS } from './enquiry';
import { sendEmail } from './sendEmail';

let server: RawSmtp;
beforeAll(async () => {
  server = await startRawSmtp();
});
afterAll(() => server.close());

const send = (request: HttpRequest) =>
  sendEmail(request, keepLog(), dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`)));

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (body: string | Uint8Array | undefined) => requestWith(body, JSON_TYPE);
const form = (body: string) =>
  requestWith(body, { 'content-type': 'application/x-www-form-urlencoded' });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const { name, email, phone, message } = PAYLOAD;
const lent = JSON.stringify({ name, email, phone, message });

test.each<[string, HttpRequest, number]>([
  ['no body', json(undefined), 400],
  ['an empty body', json(''), 400],
  ['a word', json('hello'), 400],
  ['half a body', json('{"name":"Ada"'), 400],
  ['null', json('null'), 400],
  ['a number', json('1'), 400],
  ['a list', json('[]'), 400],
  ['a text', json('"name"'), 400],
  ['no fields', json('{}'), 400],
  ['100,000-deep JSON', json(nested(100_000)), 413],
  ['the deepest JSON of a lawful size', json(nested(65_000)), 400],
  ['deep JSON in a field', json(`{"name":${nested(65_000)}}`), 400],
  ['broken deep JSON', json('['.repeat(100_000)), 400],
  ['deep objects', json('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)), 400],
  ['fields lent by __proto__', json(`{"__proto__":${lent}}`), 400],
  ['fields lent by a constructor', json(`{"constructor":{"prototype":${lent}}}`), 400],
  ['invalid UTF-8', json(Buffer.from(JSON.stringify({ ...PAYLOAD, name: 'ü' }), 'latin1')), 400],
  ['UTF-16', json(Buffer.from(lent, 'utf16le')), 400],
  ['NUL', jsonPost({ ...PAYLOAD, name: 'Ada\0' }), 400],
  ['NUL in a form', formPost({ ...PAYLOAD, message: 'a\0b' }), 400],
  ['invalid UTF-8 in a form', form('name=%ff'), 400],
  ['a broken escape in a form', form('name=%'), 400],
  ['a form without fields', form('&&=&a'), 400],
  ['5 MB', json(`{"name":"${'x'.repeat(5_000_000)}"}`), 413],
  ['5 MB of a form', form(`name=${'x'.repeat(5_000_000)}`), 413],
  [
    'a length that lies high',
    requestWith('{}', { 'content-type': 'application/json', 'content-length': '5000000' }),
    413,
  ],
  ['gzip', requestWith(gzipSync(lent), { ...JSON_TYPE, 'content-encoding': 'gzip' }), 415],
  ['a text type', requestWith(lent, { 'content-type': 'text/plain' }), 415],
  ['no type', requestWith(new TextEncoder().encode(lent), {}), 415],
  [
    'a multipart form',
    requestWith('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    415,
  ],
  ['XML', requestWith('<a/>', { 'content-type': 'application/xml' }), 415],
])('%s is refused with a short plain sentence', async (_, request, status) => {
  const page = request.headers.get('content-type')?.includes('urlencoded');
  const answer = await send(request);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain('Success');
  expect(answer.body).not.toMatch(/node_modules|\bat \w+ \(|undefined|\[object/);
  if (!page) expect(String(answer.body).length).toBeLessThan(150);
  expect(server.mails).toEqual([]);
});

test.each<[string, HttpRequest, string]>([
  ['an empty body', json(''), 'The request is empty.'],
  ['half a body', json('{"name":"Ada"'), 'The request is not valid JSON.'],
  ['invalid UTF-8', json(Buffer.from([0xff])), 'The request is not valid UTF-8.'],
  [
    'NUL',
    jsonPost({ ...PAYLOAD, name: 'Ada\0' }),
    'The request contains a character that no mail can carry.',
  ],
  ['too much', json('x'.repeat(200_000)), 'The request is too large.'],
  [
    'XML',
    requestWith('<a/>', { 'content-type': 'application/xml' }),
    'Please send the enquiry as JSON or as a form.',
  ],
  [
    'gzip',
    requestWith(gzipSync(lent), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
    'Please send the enquiry uncompressed.',
  ],
  [
    'what another site posts',
    requestWith(lent, { 'content-type': 'application/json', origin: 'https://evil.example' }),
    'The request does not come from our own site.',
  ],
])('the sentence says what is wrong: %s', async (_, request, sentence) => {
  expect((await send(request)).body).toBe(sentence);
});

test.each<[string, Partial<typeof PAYLOAD>, string]>([
  ['a character that no mail can carry', { message: 'a long text\0' }, '<div class="alert"'],
  ['more than a lawful enquiry has', { message: 'word '.repeat(100_000) }, 'more than 10,000'],
  ['a message of ten times its limit', { message: 'word '.repeat(20_000) }, 'more than 10,000'],
])('a form with %s is answered with its text', async (_, wrong, sentence) => {
  const { status, body } = await send(formPost({ ...PAYLOAD, ...wrong }));
  expect(status).toBe(400);
  expect(body).toContain(sentence);
  expect(body).toContain(PAYLOAD.email);
  expect(body).toContain(wrong.message);
});

test('the type of the body is read without its parameters and the space before them', async () => {
  const request = requestWith('{}', { 'content-type': 'application/json ; charset=utf-8' });
  expect((await send(request)).status).toBe(400);
});

test.each<[string, unknown]>([
  ['a number', 1],
  ['null', null],
  ['true', true],
  ['a list', ['a@b.example']],
  ['an object', { toString: 'x' }],
  ['an object that looks like a text', { length: 3, 0: 'a' }],
])('a field that is %s has its sentence, and no other', async (_, value) => {
  for (const field of FIELDS) {
    const { status, body } = await send(jsonPost({ ...PAYLOAD, [field]: value }));
    expect({ status, body }).toEqual({ status: 400, body: WORDS.errors[field] });
  }
});

test.each(FIELDS)('a missing %s has its sentence', async (field) => {
  expect((await send(jsonPost({ ...PAYLOAD, [field]: undefined }))).body).toBe(WORDS.errors[field]);
});

test.each<[string, unknown]>([
  ['an address', 'victim@example.com'],
  ['a list', ['victim@example.com', 'other@example.com']],
  ['an object', { address: 'victim@example.com' }],
  ['line breaks', 'x\r\nBcc: victim@example.com'],
  ['nothing', undefined],
])('recipient and subject stay ours, whatever the request says: %s', async (_, value) => {
  const inbox = await startSmtpInbox();
  const dependencies = dependenciesFor(environment(inbox.url));
  const request = jsonPost({ ...PAYLOAD, to: value, subject: value, cc: value, bcc: value });
  const { body } = await sendEmail(request, keepLog(), dependencies);
  await inbox.close();
  expect(body).toBe('Success');
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails[0]?.to).toEqual([WORDS.email]);
  expect(inbox.mails[0]?.parsed.subject).toBe(WORDS.mail.subject);
  expect(inbox.mails[0]?.raw).not.toContain('victim@');
});

// Three bytes of UTF-8 for each unit of a JavaScript string is the most; a tab counts six in JSON, a line end six in
// a form.
test.each([
  ['Latin', 'x'],
  ['Greek', 'λ'],
  ['Chinese', '字'],
  ['emoji', '🧵'],
  ['line ends', 'x\n'],
  ['quotes', '"'],
  ['control characters', 'x\u0001'],
])('the longest lawful enquiry is accepted, with scripts and without: %s', async (_, unit) => {
  const fill = (length: number) => unit.repeat(length).slice(0, length);
  const longest = {
    name: fill(LIMITS.name),
    email: `${'a'.repeat(LIMITS.email - 10)}@b.example`,
    phone: '1'.repeat(LIMITS.phone),
    message: fill(LIMITS.message),
  };
  const own = await startRawSmtp();
  const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${own.port}`));
  const scripted = await sendEmail(jsonPost({ ...PAYLOAD, ...longest }), keepLog(), dependencies);
  const browserLike = { ...longest, message: longest.message.replaceAll('\n', '\r\n') };
  const plain = await sendEmail(formPost(browserLike), keepLog(), dependencies);
  await own.close();
  expect([scripted.status, plain.status]).toEqual([200, 303]);
  expect(own.mails).toHaveLength(2);
});

test('one character more than the limit is refused with a sentence that names it', async () => {
  const { status, body } = await send(jsonPost({ ...PAYLOAD, message: 'x'.repeat(10_001) }));
  expect(status).toBe(400);
  expect(body).toBe('No more than 10,000 letters, please.');
});

test('half of a surrogate pair, which no mail can carry, becomes a replacement character', async () => {
  const inbox = await startSmtpInbox();
  const request = jsonPost({ ...PAYLOAD, name: 'A\ud83e', message: 'cut \ud83e' });
  const { body } = await sendEmail(request, keepLog(), dependenciesFor(environment(inbox.url)));
  await inbox.close();
  expect(body).toBe('Success');
  expect(inbox.mails[0]?.parsed.text).toContain('cut \ufffd');
});
