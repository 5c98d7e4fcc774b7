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
} from '../../shared/enquiry';

const inbox = serverForEachTest(startSmtpInbox);

const start = (env = {}) => startFunction(inbox.url, env);
const messageIds = () =>
  new Set(inbox.mails.map(({ parsed }) => parsed.messageId));
const jsonWithKey = (key: string, payload = PAYLOAD) =>
  jsonPost(payload, { [IDEMPOTENCY_HEADER]: key });
const formWithKey = (key: string) =>
  formPost({ ...PAYLOAD, [IDEMPOTENCY_FIELD]: key });

test('an enquiry gets exactly Success once its mail is accepted, and 502 without internals if it is not', async () => {
  const { send } = start();

  expect(await send(jsonPost())).toMatchObject({
    status: 200,
    body: 'Success',
  });
  expect(inbox.mails).toMatchObject([
    { from: 'website@bobbin.example', to: [WORDS.email] },
  ]); // MAIL_FROM of environment.ts
  await inbox.close();
  const answer = await send(jsonPost());

  expect(answer).toMatchObject({
    status: 502,
    body: 'The message could not be sent.',
  });
  expect(JSON.stringify([...answer.headers])).not.toMatch(
    /127\.0\.0\.1|SMTP|bobbin\.example/,
  );
});

test('a form without scripts is redirected to the thanks on Contact; its mail keeps line breaks and equals signs', async () => {
  const message = 'a=b==c\r\nd';
  const { status, headers } = await start().send(
    formPost({ ...PAYLOAD, message }),
  );

  expect([status, headers.get('location')]).toEqual([303, '/contact#sent']);
  expect(inbox.mails[0]?.parsed.text).toContain('    a=b==c\n    d\n');
  expect(inbox.mails[0]?.parsed.html).toContain('>a=b==c<br>d</div>');
});

test('a form sent again from the error page is mailed with the same Message-ID; after a success it is not mailed again', async () => {
  // The server accepts the first mail, but its reply is lost.
  const server = await startRawSmtp({ end: drop });
  const { send } = startFunction(server.url);
  const first = await send(formPost());

  server.setConversation({});
  const keyField = new RegExp(`name="${IDEMPOTENCY_FIELD}" value="([^"]+)"`);
  const [, key = ''] = keyField.exec(String(first.body)) ?? [];
  const second = await send(formWithKey(key));
  const third = await send(formWithKey(key));

  await server.close();
  expect([first, second, third].map(({ status }) => status)).toEqual([
    502, 303, 303,
  ]);
  const [id, ...otherIds] = server.mails.map(messageIdOf);

  expect(otherIds).toEqual([id]);
});

test('without scripts, a double click sends one mail; a different enquiry and a later repeat are new mails', async () => {
  const { send } = start();
  const different = formPost({ ...PAYLOAD, phone: '1' });
  const answers = await Promise.all([
    send(formPost()),
    send(formPost()),
    send(different),
  ]);

  for (const { status } of answers) expect(status).toBe(303);
  expect(inbox.mails).toHaveLength(2);
  await send(formPost());
  expect(messageIds().size).toBe(3);
});

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

test('a repeated enquiry gets Success without a second mail, even if the throttle refuses new ones', async () => {
  const { send, logLines } = start({ THROTTLE_INSTANCE_MAX: '1' });

  await send(jsonWithKey('a'));
  expect((await send(jsonWithKey('b'))).status).toBe(429);
  expect(logLines).toEqual([
    'Too many enquiries: the limit of the instance is reached.',
  ]);
  expect((await send(jsonWithKey('a'))).body).toBe('Success');
  expect(inbox.mails).toHaveLength(1);
});

test('a repeated enquiry on another instance has the same Message-ID', async () => {
  await start().send(jsonWithKey('a'));
  await start().send(jsonWithKey('a'));
  expect(inbox.mails).toHaveLength(2);
  expect([...messageIds()]).toEqual([
    expect.stringMatching(/^<[0-9a-f]{40}@bobbin\.example>$/),
  ]);
});

test('an address with invisible characters at its ends is mailed as typed, and Reply-To has it without them', async () => {
  const email = '\u202aada@example.org\u200b';

  await start().send(jsonPost({ ...PAYLOAD, email }));
  const { text, replyTo } = inbox.mails[0]?.parsed ?? {};

  expect(text).toContain(`    ${email}\n`);
  expect(replyTo).toMatchObject([{ address: 'ada@example.org' }]);
});

test('an enquiry with another value, another key or no key is a new mail, and so is a form with another key', async () => {
  const { send } = start();
  const others = {
    name: 'Eve',
    email: 'eve@example.org',
    phone: '123',
    message: 'No.',
  };
  const changed = FIELDS.map((field) =>
    jsonWithKey('a', { ...PAYLOAD, [field]: others[field] }),
  );
  const forms = [formWithKey('c'), formWithKey('d')];
  const requests = [
    jsonWithKey('a'),
    ...changed,
    jsonWithKey('b'),
    jsonPost(),
    ...forms,
  ];

  for (const request of requests) await send(request);
  expect(messageIds().size).toBe(requests.length);
});
