import { serverForEachTest } from '../../testing/serverForEachTest';
import { formPost, jsonPost, PAYLOAD } from '../../testing/requests';
import { drop, messageIdOf, startRawSmtp } from '../../testing/rawSmtp';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { startFunction } from '../../testing/startFunction';
import { WORDS } from '../../testing/words';
import {
  FIELDS,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
  type Field,
} from '../../shared/enquiry';
import { postedForm } from '../testing/postedForm';
import { BOT_CHECK_TIMEOUT_MS } from './guards/createBotCheck';
import { MAIL_TIMEOUTS } from './mail/createMailer';

const inbox = serverForEachTest(startSmtpInbox);

const start = (env = {}) => startFunction(inbox.url, env);

const messageIds = () => inbox.mails.map(({ parsed }) => parsed.messageId);

const jsonWithKey = (key: string, payload = PAYLOAD) =>
  jsonPost(payload, { [IDEMPOTENCY_HEADER]: key });
const formWithKey = (key: string) =>
  formPost({ ...PAYLOAD, [IDEMPOTENCY_FIELD]: key });

test('mails an enquiry to the agency, and answers exactly Success', async () => {
  const { status, body } = await start().send(jsonPost());

  expect([status, body]).toEqual([200, 'Success']);
  // MAIL_FROM of environment.ts.
  expect(inbox.mails).toMatchObject([
    { from: 'website@bobbin.example', to: [WORDS.email] },
  ]);
});

test('answers 502 without internals if no mail server accepts the mail', async () => {
  await inbox.close();

  const { status, headers, body } = await start().send(jsonPost());

  expect([status, body]).toEqual([502, 'The message could not be sent.']);
  expect(JSON.stringify([...headers])).not.toMatch(
    /127\.0\.0\.1|SMTP|bobbin\.example/,
  );
});

test('redirects a form without scripts to the thanks on Contact', async () => {
  const { status, headers } = await start().send(formPost());

  expect([status, headers.get('location')]).toEqual([303, '/contact#sent']);
  expect(inbox.mails).toHaveLength(1);
});

test('mails line breaks and equal signs of a form as typed', async () => {
  const message = 'a=b==c\r\nd';

  await start().send(formPost({ ...PAYLOAD, message }));

  const { text, html } = inbox.mails[0]?.parsed ?? {};

  expect(text).toContain('    a=b==c\n    d\n');
  expect(html).toContain('>a=b==c<br>d</div>');
});

test('mails an address with invisible characters at its ends as typed', async () => {
  const email = '\u202aada@example.org\u200b';

  await start().send(jsonPost({ ...PAYLOAD, email }));

  expect(inbox.mails[0]?.parsed.text).toContain(`    ${email}\n`);
});

// Form and function share the rules (shared/enquiryRules.test.ts).
const INVALID: [Field, string][] = [
  ['name', '\u00a0'],
  ['email', 'ada@example.org\r\nBcc: eve@example.org'],
  ['phone', '12a'],
  ['message', ' \u2003 '],
];

test.each(INVALID)(
  'refuses an invalid %s with its message: %j',
  async (field, value) => {
    const { send } = start();
    const { status, body } = await send(
      jsonPost({ ...PAYLOAD, [field]: value }),
    );

    expect([status, body]).toEqual([400, WORDS.errors[field]]);
    expect(inbox.mails).toEqual([]);
  },
);

test.each(INVALID)(
  'answers a form with an invalid %s by a page with its message: %j',
  async (field, value) => {
    const { send } = start();
    const { status, body } = await send(
      formPost({ ...PAYLOAD, [field]: value }),
    );

    expect(status).toBe(400);
    expect(body).toContain(`id="${field}-error">${WORDS.errors[field]}<`);
    expect(inbox.mails).toEqual([]);
  },
);

test('mails a form from the error page with the same Message-ID', async () => {
  // The server accepts the first mail, but its reply is lost.
  const server = await startRawSmtp({ end: drop });
  const { send } = startFunction(server.url);
  const first = await send(formPost());

  server.setConversation({});

  const second = await send(formPost(postedForm(first.body)));

  await server.close();
  expect([first.status, second.status]).toEqual([502, 303]);

  const [id, ...otherIds] = server.mails.map(messageIdOf);

  expect(otherIds).toEqual([id]);
});

test('does not mail a form again that was sent from the error page', async () => {
  const { send } = start();

  await send(formWithKey('a'));

  expect((await send(formWithKey('a'))).status).toBe(303);
  expect(inbox.mails).toHaveLength(1);
});

test('sends one mail for a double click without scripts', async () => {
  const { send } = start();
  const answers = await Promise.all([send(formPost()), send(formPost())]);

  expect(answers).toMatchObject([{ status: 303 }, { status: 303 }]);
  expect(inbox.mails).toHaveLength(1);
});

test('sends one mail if Submit is pressed before and after the scripts run', async () => {
  const { send } = start();
  const answers = await Promise.all([
    send(formPost()),
    send(jsonPost(PAYLOAD, { 'idempotency-key': 'a' })),
  ]);

  expect(answers).toMatchObject([{ status: 303 }, { status: 200 }]);
  expect(inbox.mails).toHaveLength(1);
});

test('mails two different forms that are sent at the same time', async () => {
  const { send } = start();
  const different = formPost({ ...PAYLOAD, phone: '1' });

  await Promise.all([send(formPost()), send(different)]);
  expect(new Set(messageIds()).size).toBe(2);
});

test('without scripts, mails the same enquiry again later', async () => {
  const { send } = start();

  await send(formPost());
  await send(formPost());
  expect(new Set(messageIds()).size).toBe(2);
});

test('without scripts, mails the same enquiry again after one from the error page', async () => {
  const { send } = start();

  await send(formWithKey('a'));
  await send(formPost());
  expect(new Set(messageIds()).size).toBe(2);
});

test('answers Success to a repeated enquiry without a second mail', async () => {
  const { send } = start();

  await send(jsonWithKey('a'));

  expect((await send(jsonWithKey('a'))).body).toBe('Success');
  expect(inbox.mails).toHaveLength(1);
});

test('answers Success to a repeated enquiry while the throttle refuses new ones', async () => {
  const { send, logLines } = start({ THROTTLE_INSTANCE_MAX: '1' });

  await send(jsonWithKey('a'));

  expect((await send(jsonWithKey('b'))).status).toBe(429);
  expect((await send(jsonWithKey('a'))).body).toBe('Success');
  expect(logLines).toEqual([
    'Too many enquiries: the limit of the instance is reached.',
  ]);
});

test('gives a repeated enquiry the same Message-ID on another instance', async () => {
  await start().send(jsonWithKey('a'));
  await start().send(jsonWithKey('a'));

  const [id, ...otherIds] = messageIds();

  expect(id).toMatch(/^<[0-9a-f]{40}@bobbin\.example>$/);
  expect(otherIds).toEqual([id]);
});

const OTHER_VALUES = {
  name: 'Eve',
  email: 'eve@example.org',
  phone: '123',
  message: 'No.',
};

test.each([
  ...FIELDS.map((field) => [
    `an enquiry with another ${field}`,
    jsonWithKey('a', { ...PAYLOAD, [field]: OTHER_VALUES[field] }),
  ]),
  ['an enquiry with another key', jsonWithKey('b')],
  ['an enquiry without a key', jsonPost()],
  ['a form with another key', formWithKey('c')],
] as [string, ReturnType<typeof jsonPost>][])(
  'mails %s as a new one',
  async (_, request) => {
    const { send } = start();

    await send(jsonWithKey('a'));
    await send(request);
    expect(new Set(messageIds()).size).toBe(2);
  },
);

const CSP_OF_TEXT = "default-src 'none'; frame-ancestors 'none'";
const CSP_OF_PAGE = expect.stringContaining(
  "default-src 'none'; style-src 'sha256-",
);

test.each([
  ['success', jsonPost(), 'text/plain; charset=utf-8', CSP_OF_TEXT],
  ['refusal', jsonPost({}), 'text/plain; charset=utf-8', CSP_OF_TEXT],
  ['redirect', formPost(), null, CSP_OF_TEXT],
  ['error page', formPost({}), 'text/html; charset=utf-8', CSP_OF_PAGE],
])(
  'a %s has its content type, security headers and no-store',
  async (_, request, type, csp) => {
    const { headers } = await start().send(request);

    expect(headers.get('content-type')).toBe(type);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': csp,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.any(String),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
  },
);

test('bot check and mail together end within 30 seconds (docs/requirements.md 25)', () => {
  expect(BOT_CHECK_TIMEOUT_MS + MAIL_TIMEOUTS.total).toBeLessThan(30_000);
});
