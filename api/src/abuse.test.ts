import { startHttpServer } from '../../testing/httpServer';
import { serverForEachTest } from '../../testing/serverForEachTest';
import { postedForm } from '../testing/postedForm';
import { formPost, jsonPost, PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { startFunction } from '../../testing/startFunction';
import { WORDS } from '../../testing/words';
import {
  BOT_TOKEN_HEADER,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../shared/enquiry';

const inbox = serverForEachTest(startSmtpInbox);

test('a request from another site is refused and not mailed, and the answer page does not repeat the posted message', async () => {
  const { send } = startFunction(inbox.url);
  const foreignHeaders = { 'sec-fetch-site': 'cross-site' };
  const body = 'The request does not come from our own site.';

  expect(await send(jsonPost(PAYLOAD, foreignHeaders))).toMatchObject({
    status: 403,
    body,
  });
  const page = await send(formPost(PAYLOAD, foreignHeaders));

  expect(page).toMatchObject({
    status: 403,
    body: expect.not.stringContaining(PAYLOAD.message),
  });
  expect(inbox.mails).toHaveLength(0);
});

const WITH_HONEYPOT = { ...PAYLOAD, [HONEYPOT_FIELD]: 'x' };

test.each([
  ['a form', formPost(WITH_HONEYPOT)],
  ['JSON', jsonPost(WITH_HONEYPOT)],
  ['a header', jsonPost(PAYLOAD, { [HONEYPOT_HEADER]: 'x' })],
])(
  'a request with a filled honeypot in %s is refused and not mailed, as often as it comes',
  async (_, request) => {
    const { send } = startFunction(inbox.url);

    for (const attempt of [request.clone(), request]) {
      const { status, body } = await send(attempt);

      expect(status).toBe(403);
      expect(body).not.toContain('Success');
    }

    expect(inbox.mails).toHaveLength(0);
  },
);

test.each([
  ['without guards', {}],
  ['with the throttle', { THROTTLE_MAX: '1', THROTTLE_INSTANCE_MAX: '1' }],
  ['with the bot check', { RECAPTCHA_SECRET_KEY: 's3cret' }],
])(
  'a person whose browser fills the honeypot sends the page that answers, and one mail arrives, %s',
  async (_, settings) => {
    const { send, logLines } = startFunction(inbox.url, settings);
    const message = '\n"Hello" & <goodbye>\n  end';
    const headers = { 'x-forwarded-for': '203.0.113.7' };

    const first = await send(formPost({ ...WITH_HONEYPOT, message }, headers));

    expect(first).toMatchObject({
      status: 403,
      body: expect.stringContaining(WORDS.email),
    });
    const { name, email, phone } = PAYLOAD;
    const fields = postedForm(first.body);

    expect(fields).toMatchObject({
      name,
      email,
      phone,
      message,
      [HONEYPOT_FIELD]: '',
    });

    const second = await send(formPost(fields, headers));

    expect([second.status, second.headers.get('location')]).toEqual([
      303,
      '/contact#sent',
    ]);
    expect(inbox.mails).toHaveLength(1);
    expect(inbox.mails[0]?.parsed.text).toContain(
      '\n    "Hello" & <goodbye>\n      end\n',
    );
    expect(logLines).toEqual([]);
  },
);

test('a person whose browser fills the honeypot, and who has typed a wrong value, gets through, too', async () => {
  const { send } = startFunction(inbox.url);
  const refused = await send(formPost({ ...WITH_HONEYPOT, phone: '12a' }));
  const wrong = await send(formPost(postedForm(refused.body)));
  const sent = await send(formPost({ ...postedForm(wrong.body), phone: '12' }));

  expect([refused, wrong, sent].map(({ status }) => status)).toEqual([
    403, 400, 303,
  ]);
  expect(inbox.mails).toHaveLength(1);
});

test("the form's script sends an enquiry again with the same key and an empty honeypot: it is mailed once", async () => {
  const { send } = startFunction(inbox.url, { THROTTLE_INSTANCE_MAX: '1' });
  const key = { [IDEMPOTENCY_HEADER]: 'key' };
  const filled = await send(
    jsonPost(PAYLOAD, { ...key, [HONEYPOT_HEADER]: 'x' }),
  );
  const emptied = await send(jsonPost(PAYLOAD, key));
  const repeated = await send(jsonPost(PAYLOAD, key));

  expect([filled, emptied, repeated].map(({ status }) => status)).toEqual([
    403, 200, 200,
  ]);
  expect(inbox.mails).toHaveLength(1);
});

test('only the visitor above the limit gets 429 with Retry-After, and the log has no address', async () => {
  const settings = {
    THROTTLE_MAX: '1',
    THROTTLE_WINDOW_S: '60',
    TRUSTED_PROXY_HOPS: '2',
  };
  const { send, logLines } = startFunction(inbox.url, settings);
  // With two hops, 192.0.2.1 is a proxy and the address before it is the
  // visitor's.
  const sendFrom = (visitor: string) =>
    send(jsonPost(PAYLOAD, { 'x-forwarded-for': `${visitor}, 192.0.2.1` }));

  expect((await sendFrom('203.0.113.7')).status).toBe(200);
  const { status, headers, body } = await sendFrom('203.0.113.7');

  expect([status, body]).toEqual([
    429,
    'Too many enquiries. Please try again later.',
  ]);
  // The window is 60 s, and the test takes less than half of it.
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
  expect((await sendFrom('198.51.100.1')).status).toBe(200);
  expect(logLines).toEqual([
    'Too many enquiries: the limit of the visitor is reached.',
  ]);
});

test('an enquiry with a low bot score is refused and does not count for the throttle; the three after it are mailed with X-Bot-Check', async () => {
  // For the fourth enquiry, which has no token, the function requests no score.
  const scores = [0.1, 0.7, undefined];
  const recaptcha = await startHttpServer((_, response) => {
    const answer = {
      success: true,
      action: 'enquiry',
      hostname: 'bobbin.example',
    }; // the host in SITE_URL

    response.end(JSON.stringify({ ...answer, score: scores.shift() }));
  });
  const { send, logLines } = startFunction(inbox.url, {
    RECAPTCHA_SECRET_KEY: 's3cret',
    RECAPTCHA_VERIFY_URL: recaptcha.url,
    THROTTLE_INSTANCE_MAX: '3',
  });
  const statuses = [];

  for (const token of ['low', 'high', 'no score', ''])
    statuses.push(
      (await send(jsonPost(PAYLOAD, { [BOT_TOKEN_HEADER]: token }))).status,
    );
  recaptcha.close();
  expect(statuses).toEqual([403, 200, 200, 200]);
  expect(logLines).toEqual([
    'The bot check gave no answer; the enquiry was accepted without it.',
  ]);
  const results = inbox.mails.map(
    ({ raw }) => /^X-Bot-Check: (.*)$/m.exec(raw)?.[1],
  );

  expect(results).toEqual(['passed 0.7', 'unavailable', 'none']);
});
