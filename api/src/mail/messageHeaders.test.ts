import { mailEnquiry } from '../../testing/mailEnquiry';

test("the mail goes from our address to the agency, with the visitor's reply address and our headers", async () => {
  const { from, to, parsed, headers } = await mailEnquiry({}, { botCheck: 'passed 0.9' });
  expect({ from, to }).toEqual({ from: 'web@bobbin.example', to: ['office@bobbin.example'] });
  expect(parsed).toMatchObject({
    from: { name: 'Ada Lovelace (by Bobbin & Co)', address: 'web@bobbin.example' },
    to: [{ name: 'Bobbin & Co', address: 'office@bobbin.example' }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.org' }],
    subject: 'An enquiry:',
    messageId: '<id-1@bobbin.example>',
  });
  expect(headers).toMatch(/^X-Entity-Ref-ID: id-1$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(headers).toMatch(/^X-Bot-Check: passed 0\.9$/m);
});

const WITH_INVISIBLE = '\ufeffA\u202ed\u200ba\u2066 L\u2060.\u202c\u200f';
test.each<[string, string, string?]>([
  ['emoji', 'Ada 🧵'],
  ['quotes and a comma', 'Lovelace, "Ada" (Countess) <x>'],
  ['an address', 'ceo@bank.example'],
  ['200 letters', 'ü'.repeat(200)],
  ['line ends', 'Ada\r\nBcc: a@b.example\n\n<b>', 'Ada Bcc: a@b.example <b>'],
  ['other line ends', 'Ada\rBcc: a@b.example\u2028<b>', 'Ada Bcc: a@b.example <b>'],
  ['text that looks encoded', '=?utf-8?Q?=0D=0ABcc:_x@y.z?=', '= ?utf-8?Q?=0D=0ABcc:_x@y.z?='],
  ['text that looks encoded, and an umlaut', '=?utf-8?B?PGI+?= Ü', '= ?utf-8?B?PGI+?= Ü'],
  ['characters that are invisible or change the reading direction', WITH_INVISIBLE, 'Ada L.'],
])(
  'a name with %s is one line in From and Reply-To, and stays as typed in the text',
  async (_, typed, name = typed) => {
    const { to, parsed, headers, text } = await mailEnquiry({ name: typed });
    expect(to).toEqual(['office@bobbin.example']);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(parsed.from?.name).toBe(`${name} (by Bobbin & Co)`);
    expect(parsed.replyTo).toMatchObject([{ name, address: 'ada@example.org' }]);
    // The text part has one kind of line break.
    expect(text).toContain(typed.replaceAll(/\r\n?|\u2028/g, '\n'));
  },
);

test('white space around name and address is not in Reply-To; the text has the address as typed', async () => {
  const typed = { name: ' Ada ', email: '\u00a0ada@example.org ' };
  const { parsed, text } = await mailEnquiry(typed);
  expect(parsed.replyTo).toMatchObject([{ name: 'Ada', address: 'ada@example.org' }]);
  expect(text).toContain('\n\u00a0ada@example.org \n');
});

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ["o'neill@b_c.xn--bcher-kva.example", "o'neill@b_c.xn--bcher-kva.example"],
  ['jörg@example.com', undefined],
])(
  'headers are ASCII; %s is in the text, and in Reply-To if all servers can use it',
  async (email, replyTo) => {
    const { parsed, headers, text } = await mailEnquiry({ email, name: 'Jörg' });
    expect(parsed.replyTo?.[0]?.address).toBe(replyTo);
    expect(text).toContain(email);
    expect(headers).toMatch(/^\p{ASCII}*$/u);
  },
);

test('encodes the domain of the agency as ASCII if it has an umlaut', async () => {
  const { headers } = await mailEnquiry({}, { domain: 'bücher.example' });
  expect(headers).toMatch(/^\p{ASCII}*$/u);
  for (const start of ['<web@', '<office@', 'Message-ID: <id-1@'])
    expect(headers).toContain(`${start}xn--bcher-kva.example>`);
});
