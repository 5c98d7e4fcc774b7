import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '@azure/functions';
import { serverForEachTest } from '../testing/serverForEachTest';
import { formPost, jsonPost, PAYLOAD, requestWith } from '../testing/requests';
import { startSmtpInbox } from '../testing/smtpInbox';
import { startFunction } from '../testing/startFunction';
import { WORDS } from '../testing/words';
import { FIELDS, LIMITS, type Enquiry } from './enquiry';

const inbox = serverForEachTest(startSmtpInbox);

const send = (request: HttpRequest) => startFunction(inbox.url).send(request);

const withType = (type: string, body: string | Uint8Array) =>
  requestWith(body, { 'content-type': type });
const json = (body: string | Uint8Array) => withType('application/json', body);
const form = (body: string) => withType('application/x-www-form-urlencoded', body);
const payload = JSON.stringify(PAYLOAD);
const gzip = requestWith(gzipSync(payload), {
  'content-type': 'application/json',
  'content-encoding': 'gzip',
});
const ALL_MESSAGES = FIELDS.map((field) => WORDS.errors[field]).join('\n');
const DEEP = '['.repeat(65_000) + ']'.repeat(65_000);
const NOT_JSON = 'The request is not valid JSON.';
const NOT_UTF8 = 'The request is not valid UTF-8.';
const UNMAILABLE = 'The request contains a character that no mail can carry.';
const WRONG_TYPE = 'Please send the enquiry as JSON or as a form.';

test.each<[string, HttpRequest, number, string]>([
  ['an empty body', json(''), 400, 'The request is empty.'],
  ['half a body', json('{"name":"Ada"'), 400, NOT_JSON],
  ['null', json('null'), 400, ALL_MESSAGES],
  ['a text', json('"name"'), 400, ALL_MESSAGES],
  ['deep JSON in a field', json(`{"name":${DEEP}}`), 400, ALL_MESSAGES],
  ['broken deep JSON', json('['.repeat(100_000)), 400, NOT_JSON],
  ['fields in __proto__', json(`{"__proto__":${payload}}`), 400, ALL_MESSAGES],
  ['invalid UTF-8', json(Buffer.from('{"name":"\u00fc"}', 'latin1')), 400, NOT_UTF8],
  ['NUL', jsonPost({ ...PAYLOAD, name: 'Ada\0' }), 400, UNMAILABLE],
  ['gzip', gzip, 415, 'Please send the enquiry uncompressed.'],
  ['5 MB', json(`{"name":"${'x'.repeat(5_000_000)}"}`), 413, 'The request is too large.'],
  ['text/plain', withType('text/plain', payload), 415, WRONG_TYPE],
  ['no media type', requestWith(new TextEncoder().encode(payload), {}), 415, WRONG_TYPE],
  ['a space in the media type', withType('application/json ; charset=x', '{}'), 400, ALL_MESSAGES],
  ['an invalid email', jsonPost({ ...PAYLOAD, email: 'ada' }), 400, WORDS.errors.email],
])('refuses %s with a short sentence', async (_, request, status, sentence) => {
  const answer = await send(request);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: sentence });
  expect(inbox.mails).toEqual([]);
});

const NUL = 'a long text\0';
// The answer page repeats at most 100,000 characters (isTooMuchToEcho.ts).
const LONG_TEXT = 'word '.repeat(19_900);
const QUOTES = '"'.repeat(1_000_000);
const TOO_LONG = 'more than 10,000';
test.each<[string, HttpRequest, number, string[]]>([
  ['invalid UTF-8', form('name=%ff'), 400, []],
  ['no fields', form('&&=&a'), 400, []],
  ['5 MB', form(`name=${'x'.repeat(5_000_000)}`), 413, []],
  ['an invalid email', formPost({ ...PAYLOAD, email: 'ada' }), 400, [WORDS.errors.email, '"ada"']],
  ['NUL', formPost({ ...PAYLOAD, message: NUL }), 400, [NUL, 'class="alert"', PAYLOAD.email]],
  ['99,500 letters', formPost({ ...PAYLOAD, message: LONG_TEXT }), 400, [LONG_TEXT, TOO_LONG]],
  ['1 MB of quotes', form(`name=Ada&message=${QUOTES}`), 413, ['value="Ada"', TOO_LONG]],
])(
  'answers a form by a page with its text and without internals: %s',
  async (_, request, expectedStatus, parts) => {
    const { status, body } = await send(request);
    expect(status).toBe(expectedStatus);
    for (const part of ['<form', ...parts]) expect(body).toContain(part);
    expect(body).not.toMatch(/node_modules|\bat \w+ \(|undefined|\[object/);
    expect(inbox.mails).toEqual([]);
  },
);

test.each<[string, unknown]>([
  ['an address', 'victim@example.com'],
  ['a list', ['victim@example.com', 'other@example.com']],
  ['line breaks', 'x\r\nBcc: victim@example.com'],
  ['nothing', undefined],
])('ignores recipient and subject of the request, even if each is %s', async (_, value) => {
  const request = jsonPost({ ...PAYLOAD, to: value, subject: value, cc: value, bcc: value });
  expect((await send(request)).body).toBe('Success');
  expect(inbox.mails[0]?.to).toEqual([WORDS.email]);
  expect(inbox.mails[0]?.parsed.subject).toBe(WORDS.mail.subject);
  expect(inbox.mails[0]?.raw).not.toContain('victim@');
});

// A request is longest if each character takes many bytes: a Chinese one 3 in UTF-8, a control character 6 in JSON (`\u0001`),
// a line break 6 in a form (`%0D%0A`).
test.each([
  ['Chinese', '字'],
  ['control characters', 'x\u0001'],
  ['line ends', 'x\n'],
])('accepts the longest valid enquiry, with and without scripts: %s', async (_, text) => {
  const fill = (length: number) => text.repeat(length).slice(0, length);
  const longest: Enquiry = {
    name: fill(LIMITS.name),
    email: '@b.example'.padStart(LIMITS.email, 'a'),
    phone: '1'.repeat(LIMITS.phone),
    message: fill(LIMITS.message),
  };
  const withScripts = await send(jsonPost({ ...PAYLOAD, ...longest }));
  const asBrowsersPost = { ...longest, message: longest.message.replaceAll('\n', '\r\n') };
  const withoutScripts = await send(formPost(asBrowsersPost));
  expect([withScripts.status, withoutScripts.status]).toEqual([200, 303]);
  expect(inbox.mails).toHaveLength(2);
});

test('replaces half a surrogate pair, which a mail can not contain', async () => {
  const { body } = await send(jsonPost({ ...PAYLOAD, name: 'A\ud83e', message: 'cut \ud83e' }));
  expect(body).toBe('Success');
  expect(inbox.mails[0]?.parsed.text).toContain('cut \ufffd');
});
