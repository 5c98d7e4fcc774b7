import { createMailer } from './mailer';
import { composeMail } from './message';
import type { Enquiry } from '../enquiry';
import { WORDS } from '../../testing/dependencies';
import { startSmtpInbox, type SmtpInbox } from '../../testing/smtpInbox';

const ADA: Enquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  message: 'We need a website.',
};
const SETTINGS = { mailFrom: 'web@bobbin.example', enquiryTo: 'office@bobbin.example' };

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await startSmtpInbox();
});
afterEach(() => inbox.close());

/** Sends an enquiry over a real mail server, and reads it as a mail program does. */
async function mailed(changes: Partial<Enquiry> = {}, botCheck?: string, settings = SETTINGS) {
  const server = { host: '127.0.0.1', port: inbox.port, secure: false, requireTls: false };
  const mail = composeMail({ ...ADA, ...changes }, { id: 'id-1', botCheck }, settings, WORDS);
  await createMailer(server).send(mail);
  const received = inbox.mails[0];
  if (!received) throw new Error('No mail has arrived.');
  const header = (name: string) =>
    received.parsed.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...received, header };
}

test('a mail comes from our own address, under the name of the visitor and ours', async () => {
  const { from, parsed } = await mailed();
  expect(from).toBe('web@bobbin.example');
  expect(parsed.from).toMatchObject({
    name: 'Ada Lovelace (by Bobbin & Co)',
    address: 'web@bobbin.example',
  });
});

test('a mail goes to the company, and its reply to the visitor', async () => {
  const { to, parsed } = await mailed();
  expect(to).toEqual(['office@bobbin.example']);
  expect(parsed.to).toMatchObject([{ address: 'office@bobbin.example' }]);
  expect(parsed.replyTo).toMatchObject([{ name: 'Ada Lovelace', address: 'ada@example.org' }]);
});

test('a mail has the subject of the content and an identity of its own', async () => {
  const { parsed, header } = await mailed();
  expect(parsed.subject).toBe('An enquiry:');
  expect(parsed.messageId).toBe('<id-1@bobbin.example>');
  expect(header('x-entity-ref-id')).toEqual(['id-1']);
});

test('the identity has plain letters where our own domain has others', () => {
  const ours = { ...SETTINGS, mailFrom: 'web@bücher.example' };
  const { messageId } = composeMail(ADA, { id: 'id-1' }, ours, WORDS);
  expect(messageId).toBe('<id-1@xn--bcher-kva.example>');
});

test('a mail says what the bot check found', async () => {
  expect((await mailed({}, 'passed 0.9')).header('x-bot-check')).toEqual(['passed 0.9']);
});

test('a mail says nothing of a bot check where there is none', async () => {
  expect((await mailed()).header('x-bot-check')).toEqual([]);
});

test('a mail names each value by the label of the form', async () => {
  const { parsed } = await mailed();
  expect(parsed.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
    'Your name: Ada Lovelace\nYour address: ada@example.org\nYour number: +44 20 7946 0958\n\nWe need a website.',
  );
  for (const label of ['Your name', 'Your address', 'Your number', 'Your message']) {
    expect(parsed.html).toContain(`<b>${label}</b>`);
  }
  const head = /^<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><\/head><body /;
  expect(parsed.html).toMatch(head);
  expect(parsed.html).toContain('</div><p><b>');
});

test('a name loses the line end after it', async () => {
  const { parsed } = await mailed({ name: 'Ada Lovelace\n' });
  expect(parsed.from?.name).toBe('Ada Lovelace (by Bobbin & Co)');
});

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

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
  ['what looks encoded', '=?utf-8?Q?x?= =3D %0D%0A'],
])('a message arrives as it was typed, in both parts: %s', async (_, message) => {
  const { parsed } = await mailed({ message });
  expect(parsed.text?.replaceAll('\r\n', '\n')).toContain(`\n\n${message}\n`);
  expect(unescape(parsed.html?.replaceAll('\r\n', '\n') ?? '')).toContain(`>${message}</div>`);
});

test('spaces at the end of a line are safe from relays', async () => {
  const { raw } = await mailed({ message: 'a  \nb' });
  expect(raw).toContain('a =20\r\nb');
});

test('the HTML part keeps spaces and line ends', async () => {
  const { parsed } = await mailed();
  expect(parsed.html).toContain('<div style="white-space:pre-wrap">We need a website.</div>');
});

test.each([
  ['Chinese', '王小明'],
  ['emoji', 'Ada 🧵'],
  ['quotes and a comma', 'Lovelace, "Ada" (Countess) <x>'],
  ['an address', 'ceo@bank.example'],
  ['a list of addresses', 'a@b.example, c@d.example'],
  ['200 letters', 'ü'.repeat(200)],
])('a name keeps its form in From and Reply-To: %s', async (_, name) => {
  const { parsed } = await mailed({ name });
  expect(parsed.from?.name).toBe(`${name} (by Bobbin & Co)`);
  expect(parsed.replyTo).toMatchObject([{ name, address: 'ada@example.org' }]);
});

test.each([
  ['=?utf-8?Q?=0D=0ABcc:_x@y.z?=', '= ?utf-8?Q?=0D=0ABcc:_x@y.z?='],
  ['=?utf-8?B?PGI+?= Ü', '= ?utf-8?B?PGI+?= Ü'],
])('a name that looks encoded is shown as it was typed: %s', async (typed, name) => {
  const { parsed } = await mailed({ name: typed });
  expect(parsed.from?.name).toBe(`${name} (by Bobbin & Co)`);
  expect(parsed.replyTo).toMatchObject([{ name, address: 'ada@example.org' }]);
  expect(parsed.text).toContain(typed);
});

test.each(['\r\n', '\n', '\r', '\u2028'])('line ends in a name add no header', async (end) => {
  const name = `Ada${end}Bcc: victim@example.com${end}${end}<b>body</b>`;
  const { to, parsed, header } = await mailed({ name });
  expect(to).toEqual(['office@bobbin.example']);
  expect(header('bcc')).toEqual([]);
  expect(parsed.from?.name).toBe('Ada Bcc: victim@example.com <b>body</b> (by Bobbin & Co)');
});

test('nothing in the HTML part is live', async () => {
  const hostile = `<a href="https://evil.example">x</a><img src=x><style>*{}</style>`;
  const { parsed } = await mailed({ name: hostile, message: hostile, phone: `"'><b>` });
  expect(parsed.html).not.toMatch(/<(a|img|script|style|link|form|iframe)\b/i);
  expect(parsed.html).not.toContain('"\'>');
});

test('an address with a domain in another script is one address to reply to', async () => {
  const { parsed, raw } = await mailed({ email: 'ada@bücher.example' });
  expect(parsed.replyTo).toMatchObject([{ address: 'ada@xn--bcher-kva.example' }]);
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\s!-~]*$/);
});

test('an address in another script before the @ is in the text alone', async () => {
  const { parsed, raw } = await mailed({ email: 'jörg@example.com', name: 'Jörg' });
  expect(parsed.replyTo).toBeUndefined();
  expect(parsed.text).toContain('jörg@example.com');
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\s!-~]*$/);
});

test('the company may have a domain in another script', async () => {
  const ours = { mailFrom: 'web@bücher.example', enquiryTo: 'info@bücher.example' };
  const { raw } = await mailed({}, undefined, ours);
  expect(raw).toContain('<web@xn--bcher-kva.example>');
  expect(raw).toContain('<info@xn--bcher-kva.example>');
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\s!-~]*$/);
});

test('a name has no sign that is invisible or turns the reading direction; the text keeps them', async () => {
  const name = '\ufeffA\u202ed\u200ba\u2066 L\u2060.\u202c\u200f';
  const { parsed } = await mailed({ name });
  expect(parsed.from?.name).toBe('Ada L. (by Bobbin & Co)');
  expect(parsed.replyTo).toMatchObject([{ name: 'Ada L.' }]);
  expect(parsed.text).toContain(name);
});

test('a mail says that a program wrote it', async () => {
  expect((await mailed()).header('auto-submitted')).toEqual(['auto-generated']);
});
