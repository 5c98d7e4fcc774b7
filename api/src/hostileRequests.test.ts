import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '@azure/functions';
import { serverForEachTest } from '../../testing/serverForEachTest';
import {
  formPost,
  jsonPost,
  PAYLOAD,
  requestWith,
} from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { startFunction } from '../../testing/startFunction';
import { WORDS } from '../../testing/words';
import { FIELDS, LIMITS, type Enquiry } from '../../shared/enquiry';

const inbox = serverForEachTest(startSmtpInbox);

const send = (request: HttpRequest) => startFunction(inbox.url).send(request);

const withType = (type: string, body: string | Uint8Array, headers = {}) =>
  requestWith(body, { 'content-type': type, ...headers });
const rawJson = (body: string | Uint8Array) =>
  withType('application/json', body);
const rawForm = (body: string) =>
  withType('application/x-www-form-urlencoded', body);
const json = JSON.stringify(PAYLOAD);
const gzipped = withType('application/json', gzipSync(json), {
  'content-encoding': 'gzip',
});
const ALL_MESSAGES = FIELDS.map((field) => WORDS.errors[field]).join('\n');
// Just below readPost's limit for JSON, 128 KB.
const DEEP_ARRAY = '['.repeat(65_000) + ']'.repeat(65_000);
const NOT_JSON = 'The request is not valid JSON.';
const NOT_UTF8 = 'The request is not valid UTF-8.';
const UNMAILABLE = 'The request contains a character that no mail can carry.';
const WRONG_TYPE = 'Please send the enquiry as JSON or as a form.';

test.each<[string, HttpRequest, number, string]>([
  ['an empty body', rawJson(''), 400, 'The request is empty.'],
  ['half a body', rawJson('{"name":"Ada"'), 400, NOT_JSON],
  ['null', rawJson('null'), 400, ALL_MESSAGES],
  ['a text', rawJson('"name"'), 400, ALL_MESSAGES],
  [
    'deep JSON in a field',
    rawJson(`{"name":${DEEP_ARRAY}}`),
    400,
    ALL_MESSAGES,
  ],
  ['broken deep JSON', rawJson('['.repeat(100_000)), 400, NOT_JSON],
  ['fields in __proto__', rawJson(`{"__proto__":${json}}`), 400, ALL_MESSAGES],
  [
    'invalid UTF-8',
    rawJson(Buffer.from('{"name":"\u00fc"}', 'latin1')),
    400,
    NOT_UTF8,
  ],
  ['NUL', jsonPost({ ...PAYLOAD, name: 'Ada\0' }), 400, UNMAILABLE],
  ['gzip', gzipped, 415, 'Please send the enquiry uncompressed.'],
  [
    '5 MB',
    rawJson(`{"name":"${'x'.repeat(5_000_000)}"}`),
    413,
    'The request is too large.',
  ],
  ['text/plain', withType('text/plain', json), 415, WRONG_TYPE],
  ['no media type', requestWith(json, {}), 415, WRONG_TYPE],
  [
    '{} whose type has a parameter',
    withType('application/json ; a=b', '{}'),
    400,
    ALL_MESSAGES,
  ],
])('refuses %s with only the reason', async (_, request, status, reason) => {
  expect(await send(request)).toMatchObject({ status, body: reason });
  expect(inbox.mails).toEqual([]);
});

const WITH_NUL = 'a text\0';
// Above 100,000 characters in all, the page omits fields above their limit:
// quotes (&quot;) would make it six times as long.
const LONG_TEXT = 'x'.repeat(99_500);
const QUOTES = '"'.repeat(1_000_000);
const TOO_LONG = 'more than 10,000';
const ALERT = 'class="alert"';

/** Parts of a stack trace, and values that are no texts. */
const INTERNALS = /node_modules|\bat \w+ \(|undefined|\[object/;

test.each<[string, HttpRequest, number, string[]]>([
  ['invalid UTF-8', rawForm('name=%ff'), 400, []],
  ['no fields', rawForm('&&=&a'), 400, []],
  ['5 MB', rawForm(`name=${'x'.repeat(5_000_000)}`), 413, []],
  [
    'NUL',
    formPost({ ...PAYLOAD, message: WITH_NUL }),
    400,
    [WITH_NUL, ALERT, PAYLOAD.email],
  ],
  [
    '99,500 letters',
    formPost({ ...PAYLOAD, message: LONG_TEXT }),
    400,
    [LONG_TEXT, TOO_LONG],
  ],
  [
    '1 MB of quotes',
    rawForm(`name=Ada&message=${QUOTES}`),
    413,
    ['value="Ada"', TOO_LONG],
  ],
])(
  'answers a form with a page without internals: %s',
  async (_, request, status, parts) => {
    const page = await send(request);

    expect(page.status).toBe(status);

    for (const part of ['<form', ...parts]) expect(page.body).toContain(part);

    expect(page.body).not.toMatch(INTERNALS);
    expect(inbox.mails).toEqual([]);
  },
);

const VICTIM = 'victim@example.com';
const RECIPIENTS = [
  { value: VICTIM },
  { value: [VICTIM] },
  { value: `x\r\nBcc: ${VICTIM}` },
];

test.each(RECIPIENTS)(
  'ignores to, subject, cc and bcc: $value',
  async ({ value }) => {
    const headers = { to: value, subject: value, cc: value, bcc: value };

    await send(jsonPost({ ...PAYLOAD, ...headers }));
    expect(inbox.mails).toMatchObject([
      { to: [WORDS.email], parsed: { subject: WORDS.mail.subject } },
    ]);
    expect(inbox.mails[0]?.raw).not.toContain(VICTIM);
  },
);

const fill = (text: string, length: number) =>
  text.repeat(length).slice(0, length);

/** Returns the longest valid enquiry with these letters. */
const longestEnquiry = (text: string): Enquiry => ({
  name: fill(text, LIMITS.name),
  email: '@b.example'.padStart(LIMITS.email, 'a'),
  phone: '1'.repeat(LIMITS.phone),
  message: fill(text, LIMITS.message),
});

// These make the largest bodies: in a form, a Chinese character takes 9 bytes,
// a line end 6; in JSON a control character 6.
const LARGE_TEXTS = [
  ['Chinese', '字'],
  ['control characters', '\u0001'],
  // Line ends alone would be white space, which is refused.
  ['line ends', 'x\n'],
] as const;

test.each(LARGE_TEXTS)(
  'accepts the longest valid enquiry from the script: %s',
  async (_, text) => {
    expect((await send(jsonPost(longestEnquiry(text)))).status).toBe(200);
  },
);

test.each(LARGE_TEXTS)(
  'accepts the longest valid enquiry from a form: %s',
  async (_, text) => {
    const longest = longestEnquiry(text);
    // As browsers post it.
    const message = longest.message.replaceAll('\n', '\r\n');

    expect((await send(formPost({ ...longest, message }))).status).toBe(303);
  },
);

test('replaces half a surrogate pair, which a mail can not contain', async () => {
  await send(jsonPost({ ...PAYLOAD, name: 'A\ud83e', message: 'B\ud83e' }));
  expect(inbox.mails[0]?.parsed.text).toMatch(/ A\ufffd\n[^]* B\ufffd\n/);
});
