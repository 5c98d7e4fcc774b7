import { startHttpServer } from '../../testing/httpServer';
import { serverForEachTest } from '../../testing/serverForEachTest';
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
import { postedForm } from '../testing/postedForm';

const inbox = serverForEachTest(startSmtpInbox);

const statusesOf = (answers: { status?: number }[]) =>
  answers.map(({ status }) => status);

const FROM_ANOTHER_SITE = { 'sec-fetch-site': 'cross-site' };

test('refuses and does not mail a request from another site', async () => {
  const { send } = startFunction(inbox.url);

  expect(await send(jsonPost(PAYLOAD, FROM_ANOTHER_SITE))).toMatchObject({
    status: 403,
    body: 'The request does not come from our own site.',
  });
  expect(inbox.mails).toHaveLength(0);
});

test('answers a form of another site without its message', async () => {
  const { send } = startFunction(inbox.url);

  expect(await send(formPost(PAYLOAD, FROM_ANOTHER_SITE))).toMatchObject({
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
  'refuses a request with a filled honeypot in %s, as often as it comes',
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

test('answers a filled honeypot by a page with all texts and an empty one', async () => {
  const { send } = startFunction(inbox.url);
  const message = '\n"Hello" & <goodbye>\n  end';
  const { name, email, phone } = PAYLOAD;

  const page = await send(formPost({ ...WITH_HONEYPOT, message }));

  expect(page.body).toContain(WORDS.email);
  expect(postedForm(page.body)).toMatchObject({
    name,
    email,
    phone,
    message,
    [HONEYPOT_FIELD]: '',
  });
});

test.each([
  ['without guards', {}],
  ['with the throttle', { THROTTLE_MAX: '1', THROTTLE_INSTANCE_MAX: '1' }],
  ['with the bot check', { RECAPTCHA_SECRET_KEY: 's3cret' }],
])(
  'a person whose browser fills the honeypot sends the page that answers, %s',
  async (_, settings) => {
    const { send, logLines } = startFunction(inbox.url, settings);
    const message = '\n"Hello" & <goodbye>\n  end';
    const headers = { 'x-forwarded-for': '203.0.113.7' };

    const first = await send(formPost({ ...WITH_HONEYPOT, message }, headers));
    const second = await send(formPost(postedForm(first.body), headers));

    expect(second.status).toBe(303);
    expect(second.headers.get('location')).toBe('/contact#sent');
    expect(inbox.mails).toHaveLength(1);
    expect(inbox.mails[0]?.parsed.text).toContain(
      '\n    "Hello" & <goodbye>\n      end\n',
    );
    expect(logLines).toEqual([]);
  },
);

test('a filled honeypot and a wrong value do not stop a person', async () => {
  const { send } = startFunction(inbox.url);

  const refused = await send(formPost({ ...WITH_HONEYPOT, phone: '12a' }));
  const wrong = await send(formPost(postedForm(refused.body)));
  const sent = await send(formPost({ ...postedForm(wrong.body), phone: '12' }));

  expect(statusesOf([refused, wrong, sent])).toEqual([403, 400, 303]);
  expect(inbox.mails).toHaveLength(1);
});

test("mails an enquiry that the form's script repeats with an empty honeypot", async () => {
  const { send } = startFunction(inbox.url, { THROTTLE_INSTANCE_MAX: '1' });
  const key = { [IDEMPOTENCY_HEADER]: 'key' };

  const filled = await send(
    jsonPost(PAYLOAD, { ...key, [HONEYPOT_HEADER]: 'x' }),
  );
  const emptied = await send(jsonPost(PAYLOAD, key));

  expect(statusesOf([filled, emptied])).toEqual([403, 200]);
  expect(inbox.mails).toHaveLength(1);
});

// With two hops, 192.0.2.1 is a proxy and the address before it is the
// visitor's.
const TWO_HOPS = { TRUSTED_PROXY_HOPS: '2' };
const postFrom = (visitor: string) =>
  jsonPost(PAYLOAD, { 'x-forwarded-for': `${visitor}, 192.0.2.1` });

test('a visitor above the limit gets 429 with Retry-After', async () => {
  const { send } = startFunction(inbox.url, {
    ...TWO_HOPS,
    THROTTLE_MAX: '1',
    THROTTLE_WINDOW_S: '60',
  });

  await send(postFrom('203.0.113.7'));

  const { status, headers, body } = await send(postFrom('203.0.113.7'));

  expect(status).toBe(429);
  expect(body).toBe('Too many enquiries. Please try again later.');
  // The window is 60 s, and the test takes less than half of it.
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
});

test('a form above the limit gets 429 with Retry-After', async () => {
  const { send } = startFunction(inbox.url, { THROTTLE_INSTANCE_MAX: '1' });

  await send(formPost());

  const different = formPost({ ...PAYLOAD, phone: '1' });
  const { status, headers } = await send(different);

  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the limit of one visitor does not stop another', async () => {
  const { send } = startFunction(inbox.url, { ...TWO_HOPS, THROTTLE_MAX: '1' });

  await send(postFrom('203.0.113.7'));

  expect((await send(postFrom('198.51.100.1'))).status).toBe(200);
});

test('the log names the limit that is reached, but no address', async () => {
  const { send, logLines } = startFunction(inbox.url, {
    ...TWO_HOPS,
    THROTTLE_MAX: '1',
  });

  await send(postFrom('203.0.113.7'));
  await send(postFrom('203.0.113.7'));
  expect(logLines).toEqual([
    'Too many enquiries: the limit of the visitor is reached.',
  ]);
});

/**
 * Starts a function with a bot check that gives each token the score in its
 * text, or none.
 */
async function startWithBotCheck(settings = {}) {
  const recaptcha = await startHttpServer((_, response) => {
    const body = recaptcha.requests.at(-1)?.body;
    const token = new URLSearchParams(body).get('response');

    const answer = {
      success: true,
      action: 'enquiry',
      hostname: 'bobbin.example', // The host in SITE_URL.
      score: token === 'no score' ? undefined : Number(token),
    };

    response.end(JSON.stringify(answer));
  });

  const { send, logLines } = startFunction(inbox.url, {
    RECAPTCHA_SECRET_KEY: 's3cret',
    RECAPTCHA_VERIFY_URL: recaptcha.url,
    ...settings,
  });

  const sendWith = async (token: string) => {
    const headers = { [BOT_TOKEN_HEADER]: token };
    const { status } = await send(jsonPost(PAYLOAD, headers));

    return status;
  };

  return { sendWith, logLines, close: recaptcha.close };
}

test('refuses and does not mail an enquiry with a low bot score', async () => {
  const { sendWith, close } = await startWithBotCheck();
  const status = await sendWith('0.1');

  close();
  expect(status).toBe(403);
  expect(inbox.mails).toEqual([]);
});

test('an enquiry with a low bot score does not count for the throttle', async () => {
  const { sendWith, close } = await startWithBotCheck({
    THROTTLE_INSTANCE_MAX: '1',
  });
  const statuses = [await sendWith('0.1'), await sendWith('0.7')];

  close();
  expect(statuses).toEqual([403, 200]);
});

test.each([
  ['a high score', '0.7', 'passed 0.7', []],
  [
    'no score',
    'no score',
    'unavailable',
    ['The bot check gave no answer; the enquiry was accepted without it.'],
  ],
  ['no token', '', 'none', []],
])(
  'a mail with %s says so in X-Bot-Check',
  async (_, token, result, expectedLines) => {
    const { sendWith, logLines, close } = await startWithBotCheck();
    const status = await sendWith(token);

    close();
    expect(status).toBe(200);
    expect(inbox.mails[0]?.raw).toMatch(
      new RegExp(`^X-Bot-Check: ${result}\r?$`, 'm'),
    );
    expect(logLines).toEqual(expectedLines);
  },
);
