import type { HttpRequest } from '@azure/functions';
import { environment, keepLog, dependenciesFor, WORDS } from '../testing/dependencies';
import { formPost, jsonPost, PAYLOAD, requestWith } from '../testing/requests';
import { drop, hang, startRawSmtp } from '../testing/rawSmtp';
import { startSmtpInbox, type SmtpInbox } from '../testing/smtpInbox';
import { IDEMPOTENCY_FIELD, IDEMPOTENCY_HEADER, HONEYPOT, HONEYPOT_HEADER } from './enquiry';
import { sendEmail } from './sendEmail';

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await startSmtpInbox();
});
afterEach(() => inbox.close());

/** A function with its own memory, as after a cold start. */
function start(more: Record<string, string> = {}) {
  const dependencies = dependenciesFor(environment(inbox.url, more));
  const log = keepLog();
  return {
    log,
    send: async (request: HttpRequest) => {
      const { status, headers, body } = await sendEmail(request, log, dependencies);
      return { status, headers: new Headers(headers as Record<string, string>), body };
    },
  };
}

describe('an enquiry sent by scripts', () => {
  test('is answered exactly Success when the mail server has accepted it', async () => {
    const { status, headers, body } = await start().send(jsonPost());
    expect({ status, body }).toEqual({ status: 200, body: 'Success' });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(inbox.mails).toHaveLength(1);
  });

  test('goes to the address of the content when no other is set', async () => {
    await start().send(jsonPost());
    expect(inbox.mails[0]).toMatchObject({ from: 'website@bobbin.example', to: [WORDS.email] });
  });

  test('may have fields that nobody asked for', async () => {
    const { body } = await start().send(jsonPost({ ...PAYLOAD, cc: 'eve@example.com' }));
    expect(body).toBe('Success');
    expect(inbox.mails[0]?.to).toEqual([WORDS.email]);
  });

  test('says which field is wrong, and is not mailed', async () => {
    const { status, body } = await start().send(jsonPost({ ...PAYLOAD, name: ' ', phone: '12a' }));
    expect(status).toBe(400);
    expect(body).toBe(`${WORDS.errors.name}\n${WORDS.errors.phone}`);
    expect(inbox.mails).toHaveLength(0);
  });

  test.each([[`127.0.0.1`], ['SMTP'], ['bobbin.example']])(
    'is answered without our insides when it fails (%s)',
    async (inside) => {
      await inbox.close();
      const { status, headers, body } = await start().send(jsonPost());
      expect(status).toBe(502);
      expect(`${String(body)} ${JSON.stringify([...headers])}`).not.toContain(inside);
    },
  );
});

describe('an enquiry sent without scripts', () => {
  test('leads to the thanks on the contact page', async () => {
    const { status, headers } = await start().send(formPost());
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/contact#sent');
    expect(inbox.mails).toHaveLength(1);
  });

  test('with a wrong field is answered by a page with its sentence and the text', async () => {
    const { status, headers, body } = await start().send(formPost({ ...PAYLOAD, email: 'ada@' }));
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain(WORDS.errors.email);
    expect(body).toContain('value="ada@"');
    expect(body).toContain(PAYLOAD.message);
  });

  test('keeps its lines, each sign = and a field without one', async () => {
    const message = 'a=b==c\r\nd';
    const body = `${new URLSearchParams({ ...PAYLOAD, message }).toString()}&website`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await start().send(requestWith(body, type))).status).toBe(303);
    expect(inbox.mails[0]?.parsed.text).toContain('a=b==c\nd\n');
    expect(inbox.mails[0]?.parsed.html).toContain('a=b==c\nd</div>');
  });

  test('that fails is answered by a page with the text and the mailto', async () => {
    await inbox.close();
    const { status, body } = await start().send(formPost());
    expect(status).toBe(502);
    expect(body).toContain('<h2>That &amp; this went wrong.</h2>');
    expect(body).toContain('mailto:office@bobbin.example?subject=From%20your%20form%3F');
    expect(body).toContain(PAYLOAD.message);
  });

  describe('tried again from the page that answers its failure', () => {
    const keyIn = (body: unknown) =>
      new RegExp(`name="${IDEMPOTENCY_FIELD}" value="([^"]+)"`).exec(String(body))?.[1] ?? '';

    /** Tries once where the answer after the mail is lost, and again as changed. */
    async function tryTwice(changed: Record<string, string>) {
      const server = await startRawSmtp({ end: drop });
      const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`));
      const first = await sendEmail(formPost(), keepLog(), dependencies);
      server.behave({});
      const key = keyIn(first.body);
      const again = () => formPost({ ...PAYLOAD, ...changed, [IDEMPOTENCY_FIELD]: key });
      const second = await sendEmail(again(), keepLog(), dependencies);
      const third = await sendEmail(again(), keepLog(), dependencies);
      await server.close();
      const ids = server.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
      return { statuses: [first.status, second.status, third.status], ids };
    }

    test('is the same mail, and is not mailed once more', async () => {
      const { statuses, ids } = await tryTwice({});
      expect(statuses).toEqual([502, 303, 303]);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });

    test('with another text is another mail', async () => {
      expect(new Set((await tryTwice({ message: 'Something else.' })).ids).size).toBe(2);
    });
  });

  test('pressed twice while it is being sent is mailed once', async () => {
    const { send } = start();
    const answers = await Promise.all([send(formPost()), send(formPost())]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(inbox.mails).toHaveLength(1);
  });

  test('is mailed beside another that is being sent', async () => {
    const { send } = start();
    await Promise.all([send(formPost()), send(formPost({ ...PAYLOAD, phone: '1' }))]);
    expect(inbox.mails).toHaveLength(2);
  });

  test('sent again later is mailed again, under its own Message-ID', async () => {
    const { send } = start();
    await send(formPost());
    await send(formPost());
    const [first, second] = inbox.mails.map(({ parsed }) => parsed.messageId);
    expect(inbox.mails).toHaveLength(2);
    expect(first).not.toBe(second);
  });
});

describe('every answer', () => {
  test.each([
    ['to scripts', () => jsonPost()],
    ['with a refusal', () => jsonPost({})],
    ['with a redirect', () => formPost()],
    ['with a page', () => formPost({})],
  ])('carries its own security headers %s', async (_, request) => {
    const { headers } = await start().send(request());
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('a repeat', () => {
  const keyed = (key: string, payload = PAYLOAD) =>
    jsonPost(payload, { [IDEMPOTENCY_HEADER]: key });

  test('after a lost answer is answered Success without a second mail', async () => {
    const { send } = start();
    await send(keyed('a'));
    const { body } = await send(keyed('a'));
    expect(body).toBe('Success');
    expect(inbox.mails).toHaveLength(1);
  });

  test('while the first is being sent waits for its answer', async () => {
    const { send } = start();
    const answers = await Promise.all([send(keyed('a')), send(keyed('a'))]);
    expect(answers.map(({ body }) => body)).toEqual(['Success', 'Success']);
    expect(inbox.mails).toHaveLength(1);
  });

  test('on another instance carries the same Message-ID', async () => {
    await start().send(keyed('a'));
    await start().send(keyed('a'));
    const ids = inbox.mails.map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@bobbin\.example>$/);
    expect(new Set(ids).size).toBe(1);
  });

  test.each(['name', 'email', 'phone', 'message'] as const)(
    'with another %s is a new mail, though the key is the same',
    async (field) => {
      const { send } = start();
      const changed = { name: 'Eve', email: 'eve@example.org', phone: '123', message: 'No.' };
      await send(keyed('a'));
      await send(keyed('a', { ...PAYLOAD, [field]: changed[field] }));
      const ids = inbox.mails.map(({ parsed }) => parsed.messageId);
      expect(new Set(ids).size).toBe(2);
    },
  );

  test('with another key is a new mail, though the values are the same', async () => {
    const { send } = start();
    await send(keyed('a'));
    await send(keyed('b'));
    expect(new Set(inbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2);
  });

  test('of one that failed is sent', async () => {
    let accepts = false;
    const moody = await startSmtpInbox({
      onMailFrom: (_, __, done) => done(accepts ? null : new Error('not now')),
    });
    const dependencies = dependenciesFor(environment(moody.url));
    const first = await sendEmail(keyed('a'), keepLog(), dependencies);
    accepts = true;
    const second = await sendEmail(keyed('a'), keepLog(), dependencies);
    await moody.close();
    expect([first.status, second.status]).toEqual([502, 200]);
  });

  test('of an accepted enquiry is answered Success though the throttle has closed', async () => {
    const { send } = start({ THROTTLE_INSTANCE_MAX: '1' });
    await send(keyed('a'));
    expect((await send(keyed('b'))).status).toBe(429);
    expect((await send(keyed('a'))).body).toBe('Success');
  });

  test('without a key is a new mail', async () => {
    const { send } = start();
    await Promise.all([send(jsonPost()), send(jsonPost())]);
    expect(inbox.mails).toHaveLength(2);
  });
});

describe('abuse', () => {
  test('from another site is refused, and its text is not shown', async () => {
    const { send } = start();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const scripted = await send(jsonPost(PAYLOAD, foreign));
    const page = await send(formPost({ ...PAYLOAD, message: 'Pay here.' }, foreign));
    expect([scripted.status, page.status]).toEqual([403, 403]);
    expect(page.body).not.toContain('Pay here.');
    expect(inbox.mails).toHaveLength(0);
  });

  test.each([
    ['in the form', () => formPost({ ...PAYLOAD, [HONEYPOT]: 'x' })],
    ['in the body', () => jsonPost({ ...PAYLOAD, [HONEYPOT]: 'x' })],
    ['in the header', () => jsonPost(PAYLOAD, { [HONEYPOT_HEADER]: 'x' })],
  ])('that fills the unseen field %s is refused', async (_, request) => {
    const { status, body } = await start().send(request());
    expect(status).toBe(403);
    expect(body).not.toContain('Success');
    expect(inbox.mails).toHaveLength(0);
  });

  test('finds nothing in an unseen field that is empty', async () => {
    const { status } = await start().send(formPost({ ...PAYLOAD, [HONEYPOT]: '' }));
    expect(status).toBe(303);
  });

  const from = (address: string) => jsonPost(PAYLOAD, { 'x-forwarded-for': address });

  test('beyond the limit of a visitor is told when to come back, and logged without an address', async () => {
    const { send, log } = start({ THROTTLE_MAX: '2', THROTTLE_WINDOW_S: '60' });
    await send(from('203.0.113.7:1'));
    await send(from('203.0.113.7:2'));
    const { status, headers, body } = await send(from('203.0.113.7:3'));
    expect(status).toBe(429);
    expect(body).toBe('Too many enquiries. Please try again later.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(log.lines).toEqual(['Too many enquiries: the limit of the visitor is reached.']);
    expect((await send(from('203.0.113.8:1'))).status).toBe(200);
    expect(inbox.mails).toHaveLength(3);
  });

  test('from one network leaves the form open for others', async () => {
    const { send, log } = start({ THROTTLE_MAX: '1', THROTTLE_INSTANCE_MAX: '10' });
    for (let subnet = 1; subnet <= 12; subnet += 1) await send(from(`[2001:db8:1:${subnet}::1]:1`));
    expect(inbox.mails).toHaveLength(3);
    expect(new Set(log.lines)).toEqual(
      new Set(['Too many enquiries: the limit of the network is reached.']),
    );
    expect((await send(from('203.0.113.7:1'))).status).toBe(200);
  });

  test('behind proxies of ours and of the cloud is counted for each visitor', async () => {
    const { send } = start({ THROTTLE_MAX: '1', TRUSTED_PROXY_HOPS: '2' });
    const statuses = [];
    for (const visitor of ['203.0.113.7:1', '198.51.100.8:1', '203.0.113.7:2'])
      statuses.push((await send(from(`6.6.6.6, ${visitor}, 192.0.2.1, [fd00::4]:1`))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('while a mail server is mute is told to come back in seconds', async () => {
    const mute = await startRawSmtp({ greeting: hang });
    const env = environment(`smtp://127.0.0.1:${mute.port}`, { THROTTLE_INSTANCE_MAX: '1' });
    const dependencies = dependenciesFor(env);
    const first = sendEmail(jsonPost(), keepLog(), dependencies);
    while (mute.connections() === 0) await new Promise((resolve) => setImmediate(resolve));
    const { status, headers } = await sendEmail(jsonPost(), keepLog(), dependencies);
    await mute.close();
    await first;
    expect(status).toBe(429);
    expect(Number(new Headers(headers as Record<string, string>).get('retry-after'))).toBeLessThan(
      31,
    );
  });

  test('from an unknown address does not close the form for others', async () => {
    const { send } = start({ THROTTLE_MAX: '1' });
    expect([(await send(jsonPost())).status, (await send(jsonPost())).status]).toEqual([200, 200]);
  });

  test('is not what a mail server that fails makes of visitors', async () => {
    const env = environment(`smtp://127.0.0.1:1`, { THROTTLE_INSTANCE_MAX: '1' });
    const dependencies = dependenciesFor(env);
    const statuses = [];
    for (let i = 0; i < 3; i += 1)
      statuses.push((await sendEmail(jsonPost(), keepLog(), dependencies)).status);
    expect(statuses).toEqual([502, 502, 502]);
  });
});

describe('the checks come in their order', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const caught = { [HONEYPOT_HEADER]: 'x' };
  const huge = 'x'.repeat(200_000);
  const json = { 'content-type': 'application/json' };
  test.each([
    [
      'origin before content type',
      requestWith('', { 'content-type': 'text/plain', ...foreign }),
      403,
    ],
    ['content type before size', requestWith(huge, { 'content-type': 'text/plain' }), 415],
    ['size before the unseen field', requestWith(huge, { ...json, ...caught }), 413],
    ['the unseen field before the rules', requestWith('{}', { ...json, ...caught }), 403],
    ['the rules before the throttle', requestWith('{}', json), 400],
    ['the throttle before the mail', jsonPost(), 429],
  ])('%s', async (_, request, status) => {
    const { send } = start({ THROTTLE_INSTANCE_MAX: '1' });
    await send(jsonPost({ ...PAYLOAD, name: 'First' }));
    expect((await send(request)).status).toBe(status);
  });
});
