import { decodeHTML } from 'entities';
import type { Email } from 'postal-mime';
import { createMailer } from './mailer';
import { composeMail } from './message';
import type { Enquiry } from '../enquiry';
import { serverForEachTest } from '../../testing/serverForEachTest';
import { PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { WORDS } from '../../testing/words';

const SETTINGS = { mailFrom: 'web@bobbin.example', enquiryTo: 'office@bobbin.example' };

const inbox = serverForEachTest(startSmtpInbox);

/** Sends an enquiry through a real mail server. @returns the mail as a mail program reads it */
async function sendEnquiry(changes: Partial<Enquiry> = {}, botCheck?: string, settings = SETTINGS) {
  const server = { host: '127.0.0.1', port: inbox.port, secure: false, requireTLS: false };
  const enquiry = { ...PAYLOAD, ...changes };
  const mail = composeMail(enquiry, { mailId: 'id-1', botCheck }, settings, WORDS);
  await createMailer(server).send(mail);
  const [received] = inbox.mails;
  if (!received) throw new Error('No mail has arrived.');
  const header = (name: string) =>
    received.parsed.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...received, header };
}

/** Returns the text part with `\n` line breaks and without indentation. */
const textOf = ({ text = '' }: Email) => text.replaceAll('\r\n', '\n').replace(/^ {4}/gm, '');

test("the mail goes from our address to the agency, with the visitor's name and reply address", async () => {
  const { from, to, parsed, header } = await sendEnquiry({}, 'passed 0.9');
  expect({ from, to }).toEqual({ from: SETTINGS.mailFrom, to: [SETTINGS.enquiryTo] });
  expect(parsed).toMatchObject({
    from: { name: 'Ada Lovelace (by Bobbin & Co)', address: SETTINGS.mailFrom },
    to: [{ name: 'Bobbin & Co', address: SETTINGS.enquiryTo }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.org' }],
    subject: 'An enquiry:',
    messageId: '<id-1@bobbin.example>',
  });
  expect(header('x-entity-ref-id')).toEqual(['id-1']);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
  expect(header('x-bot-check')).toEqual(['passed 0.9']);
});

test('the mail has each value indented below its label, and no X-Bot-Check header without a bot check', async () => {
  const { parsed, header } = await sendEnquiry();
  expect(header('x-bot-check')).toEqual([]);
  expect(parsed.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
    'Your name:\n    Ada Lovelace\n\nYour address:\n    ada@example.org\n\n' +
      'Your number:\n    +44 20 7946 0958\n\nYour message:\n    We need a website.',
  );
  const labels = [...(parsed.html ?? '').matchAll(/<b>(.*?)<\/b>/g)].map(([, label]) => label);
  expect(labels).toEqual(['Your name', 'Your address', 'Your number', 'Your message']);
  const html = /^<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><\/head><body /;
  expect(parsed.html).toMatch(html);
  expect(parsed.html).toMatch(/<div style="white-space:pre-wrap;[^"]*">We need a website\.<\/div>/);
});

test.each([
  ['Arabic and Hebrew', 'مرحبا بالعالم שלום'],
  ['Chinese', '你好,我们需要一个网站'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['emoji of several parts', 'family 👩‍👩‍👧 flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['quotes', `"O'Brien" said 'hi' \\ back`],
  ['markup', '<script>alert(1)</script><img src=x onerror=y>&amp;'],
  ['header lines', 'a\nBcc: victim@example.com\n\nbody'],
  ['dots at the start of lines', '.\n..\n.end'],
  ['From at the start of a line', 'From me\nFrom you'],
  ['spaces at both ends of lines', '  two before\ntwo after  \n\ttab\t'],
  ['a very long line', 'x'.repeat(3_000)],
  ['text that looks encoded', '=?utf-8?Q?x?= =3D %0D%0A'],
])('a message with %s arrives as typed, in both parts', async (_, message) => {
  const { parsed } = await sendEnquiry({ message });
  expect(textOf(parsed)).toContain(`\n\nYour message:\n${message}\n`);
  expect(decodeHTML(parsed.html?.replaceAll('\r\n', '\n') ?? '')).toContain(`>${message}</div>`);
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a value can not imitate another field: after a line break %j it stays indented',
  async (lineBreak) => {
    const lines = ['Ada', 'Your address: eve@evil.example', 'Your address:', 'eve@evil.example'];
    const value = lines.join(lineBreak);
    const { parsed } = await sendEnquiry({ name: value, phone: value, message: value });
    const received = parsed.text?.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
    const unindented = received?.filter((line) => /^\S/.test(line));
    expect(unindented).toEqual(['Your name:', 'Your address:', 'Your number:', 'Your message:']);
  },
);

test('white space around an address is in the text, not in Reply-To', async () => {
  const { parsed } = await sendEnquiry({ name: ' Ada ', email: '\u00a0ada@example.org ' });
  expect(parsed.replyTo).toMatchObject([{ name: 'Ada', address: 'ada@example.org' }]);
  expect(textOf(parsed)).toContain('\n\u00a0ada@example.org \n');
});

test('spaces at the end of a line are encoded, so that mail servers keep them', async () => {
  const { raw } = await sendEnquiry({ message: 'a  \nb' });
  expect(raw).toContain('a =20\r\nb');
});

const WITH_INVISIBLE = '\ufeffA\u202ed\u200ba\u2066 L\u2060.\u202c\u200f';
test.each<[string, string, string?]>([
  ['Chinese letters', '王小明'],
  ['emoji', 'Ada 🧵'],
  ['quotes and a comma', 'Lovelace, "Ada" (Countess) <x>'],
  ['an address', 'ceo@bank.example'],
  ['a list of addresses', 'a@b.example, c@d.example'],
  ['200 letters', 'ü'.repeat(200)],
  ['a line end after it', 'Ada Lovelace\n', 'Ada Lovelace'],
  ['line ends', 'Ada\r\nBcc: a@b.example\n\n<b>', 'Ada Bcc: a@b.example <b>'],
  ['other line ends', 'Ada\rBcc: a@b.example\u2028<b>', 'Ada Bcc: a@b.example <b>'],
  ['text that looks encoded', '=?utf-8?Q?=0D=0ABcc:_x@y.z?=', '= ?utf-8?Q?=0D=0ABcc:_x@y.z?='],
  ['text that looks encoded, before a letter', '=?utf-8?B?PGI+?= Ü', '= ?utf-8?B?PGI+?= Ü'],
  ['characters that are invisible or change the reading direction', WITH_INVISIBLE, 'Ada L.'],
])(
  'a name with %s is one line in From and Reply-To, and stays as typed in the text',
  async (_, typed, name = typed) => {
    const { to, parsed, header } = await sendEnquiry({ name: typed });
    expect(to).toEqual([SETTINGS.enquiryTo]);
    expect(header('bcc')).toEqual([]);
    expect(parsed.from?.name).toBe(`${name} (by Bobbin & Co)`);
    expect(parsed.replyTo).toMatchObject([{ name, address: 'ada@example.org' }]);
    expect(textOf(parsed)).toContain(typed.replaceAll(/\r\n?|\u2028/g, '\n'));
  },
);

test('the HTML part contains no element from the visitor', async () => {
  const hostile = `<a href="https://evil.example">x</a><img src=x><style>*{}</style>`;
  const { parsed } = await sendEnquiry({ name: hostile, message: hostile, phone: `"'><b>` });
  expect(parsed.html).not.toMatch(/<(a|img|script|style|link|form|iframe)\b/i);
  expect(parsed.html).not.toContain('"\'>');
});

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ["o'neill@b_c.xn--bcher-kva.example", "o'neill@b_c.xn--bcher-kva.example"],
  ['jörg@example.com', undefined],
])('%s is in the text, and in Reply-To if every mail server can use it', async (email, replyTo) => {
  const { parsed, raw } = await sendEnquiry({ email, name: 'Jörg' });
  expect(parsed.replyTo?.[0]?.address).toBe(replyTo);
  expect(parsed.text).toContain(email);
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^\p{ASCII}*$/u);
});

test('encodes a domain of the agency in another script as ASCII', async () => {
  const settings = { mailFrom: 'web@bücher.example', enquiryTo: 'info@bücher.example' };
  const [headers] = (await sendEnquiry({}, undefined, settings)).raw.split('\r\n\r\n');
  expect(headers).toMatch(/^\p{ASCII}*$/u);
  for (const start of ['<web@', '<info@', 'Message-ID: <id-1@'])
    expect(headers).toContain(`${start}xn--bcher-kva.example>`);
});
