import { PAYLOAD } from '../../../testing/requests';
import { WORDS } from '../../../testing/words';
import { FIELDS } from '../../../shared/enquiry';
import { mailEnquiry } from '../../testing/mailEnquiry';
import { shownLines } from '../../testing/shownLines';

test('the text part has each value below its label', async () => {
  const { parsed } = await mailEnquiry();

  expect(parsed.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
    'Your name:\n    Ada Lovelace\n\nYour address:\n    ada@example.org\n\n' +
      'Your number:\n    +44 20 7946 0958\n\nYour message:\n    We need a website.',
  );
});

test('the HTML part has each value below its label', async () => {
  const { parsed } = await mailEnquiry();
  const labels = parsed.html?.match(/(?<=<b>).*?(?=<\/b>)/g);

  expect(labels).toEqual([
    'Your name',
    'Your address',
    'Your number',
    'Your message',
  ]);
  expect(shownLines(parsed.html)).toEqual(
    FIELDS.map((field) => [PAYLOAD[field]]),
  );
});

test('the HTML part names its language and encoding', async () => {
  const { parsed } = await mailEnquiry();
  const start =
    /^<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><\/head><body /;

  expect(parsed.html).toMatch(start);
});

test.each([
  ['Arabic and Hebrew', 'مرحبا بالعالم שלום'],
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
  const { parsed, unindented } = await mailEnquiry({ message });

  expect(unindented).toContain(`\n\nYour message:\n${message}\n`);
  const typedLines = message.replaceAll('\t', '    ').split('\n');
  const [shown = []] = shownLines(parsed.html).slice(-1);

  expect(shown.map((line) => line.trimEnd())).toEqual(
    typedLines.map((line) => line.trimEnd()),
  );
});

test.each([
  ['twelve lines', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl', [...'abcdefghijkl']],
  ['lines of Windows', 'a\r\nb', ['a', 'b']],
  ['lines of an old Mac', 'a\rb', ['a', 'b']],
  ['blank lines', 'a\n\n\nb\n', ['a', '', '', 'b', '']],
  [
    'indentation of one to five spaces',
    ' 1\n  2\n   3\n    4\n     5',
    [' 1', '  2', '   3', '    4', '     5'],
  ],
  ['columns set with spaces', 'a  b   c    d     e', ['a  b   c    d     e']],
  ['tabs', '\ta\n\t\tb\nc\td', ['    a', '        b', 'c    d']],
  ['a line of spaces', 'a\n   \nb', ['a', '  ', 'b']],
])(
  'the HTML part shows %s without a style sheet',
  async (_, message, lines) => {
    const { parsed } = await mailEnquiry({ message });

    expect(shownLines(parsed.html).at(-1)).toEqual(lines);
  },
);

test.each([
  ['words', 'word '],
  ['words after two spaces', 'word  '],
  ['spaces', ' '],
  ['tabs', '\t'],
])('in the HTML part, a long line of %s can wrap', async (_, part) => {
  const { parsed } = await mailEnquiry({ message: `x${part.repeat(1_000)}x` });
  const withoutTags =
    parsed.html?.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', '\u00a0') ?? '';
  const unbreakable = withoutTags.split(/[ \n]/).map((piece) => piece.length);

  expect(Math.max(...unbreakable)).toBeLessThan(20);
});

test('in the HTML part, the first letter of each value decides its direction', async () => {
  const { parsed } = await mailEnquiry({
    name: 'דוד',
    message: 'שלום\nWordPress',
  });

  expect(parsed.html?.match(/<div dir="auto"/g)).toHaveLength(FIELDS.length);
});

const LINE_BREAKS = [
  '\n',
  '\r\n',
  '\r',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
];

test.each(LINE_BREAKS)(
  'a value stays indented after a line break %j',
  async (lineBreak) => {
    const lines = [
      'Ada',
      'Your address: eve@evil.example',
      'Your address:',
      'eve@evil.example',
    ];
    const value = lines.join(lineBreak);
    const { parsed } = await mailEnquiry({
      name: value,
      phone: value,
      message: value,
    });
    const received = parsed.text?.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
    const linesAtMargin = received?.filter((line) => /^\S/.test(line));

    expect(linesAtMargin).toEqual([
      'Your name:',
      'Your address:',
      'Your number:',
      'Your message:',
    ]);
  },
);

test.each([
  ['10,000 letters without a space', 'x'.repeat(10_000)],
  ['10,000 Chinese letters', '字'.repeat(10_000)],
  ['all kinds of line breaks', 'a\rb\nc\r\nd\r\re\n\rf'],
])(
  'a mail with %s has no line above 998 bytes and no bare CR or LF',
  async (_, message) => {
    const { raw } = await mailEnquiry({ message, name: message.slice(0, 200) });
    const lines = raw.split('\r\n');

    expect(
      Math.max(...lines.map((line) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(998);
    for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
  },
);

test('the HTML part contains no element from the visitor', async () => {
  const hostile = `"'><a href="https://evil.example">x</a><img src=x><style>*{}</style>`;
  const { parsed } = await mailEnquiry({
    name: hostile,
    message: hostile,
    phone: hostile,
  });

  expect(parsed.html).not.toMatch(/<(a|img|script|style|link|form|iframe)\b/i);
  expect(parsed.html).not.toContain('"\'>');
});

test('goes from MAIL_FROM to ENQUIRY_TO', async () => {
  // mailEnquiry sets both.
  expect(await mailEnquiry()).toMatchObject({
    from: 'web@bobbin.example',
    to: ['office@bobbin.example'],
  });
});

test('From names visitor and agency, To the agency, Reply-To the visitor', async () => {
  const { parsed } = await mailEnquiry();

  expect(parsed).toMatchObject({
    from: {
      name: 'Ada Lovelace (by Bobbin & Co)',
      address: 'web@bobbin.example',
    },
    to: [{ name: 'Bobbin & Co', address: 'office@bobbin.example' }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.org' }],
  });
});

test("has the site's subject", async () => {
  const { parsed } = await mailEnquiry();

  expect(parsed.subject).toBe('An enquiry:');
});

test('Message-ID and X-Entity-Ref-ID contain the ID of the mail', async () => {
  // mailEnquiry sets the ID `id-1`.
  const { parsed, headers } = await mailEnquiry();

  expect(parsed.messageId).toBe('<id-1@bobbin.example>');
  expect(headers).toMatch(/^X-Entity-Ref-ID: id-1$/m);
});

test('says that it was sent by a program', async () => {
  const { headers } = await mailEnquiry();

  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test('X-Bot-Check has the result of the bot check', async () => {
  const { headers } = await mailEnquiry({}, { botCheckResult: 'passed 0.9' });

  expect(headers).toMatch(/^X-Bot-Check: passed 0\.9$/m);
});

test('has no X-Bot-Check without a bot check', async () => {
  const { headers } = await mailEnquiry();

  expect(headers).not.toContain('X-Bot-Check');
});

const WITH_INVISIBLE =
  '\ufeffA\u202ed\u200ba\u00ad\u2066 L\u2060\u061c.\u200d\u202c\u200f';

test.each<[string, string, string?]>([
  ['emoji', 'Ada 🧵'],
  ['quotes and a comma', 'Lovelace, "Ada" (Countess) <x>'],
  ['an address', 'ceo@bank.example'],
  ['200 letters', 'ü'.repeat(200)],
  ['line ends', 'Ada\r\nBcc: a@b.example\n\n<b>', 'Ada Bcc: a@b.example <b>'],
  [
    'other line ends',
    'Ada\rBcc: a@b.example\u2028<b>',
    'Ada Bcc: a@b.example <b>',
  ],
  [
    'text that looks encoded',
    '=?utf-8?Q?=0D=0ABcc:_x@y.z?=',
    '= ?utf-8?Q?=0D=0ABcc:_x@y.z?=',
  ], // The space prevents decoding.
  [
    'text that looks encoded, and an umlaut',
    '=?utf-8?B?PGI+?= Ü',
    '= ?utf-8?B?PGI+?= Ü',
  ],
  [
    'characters that are invisible or change the reading direction',
    WITH_INVISIBLE,
    'Ada L.',
  ],
  ['white space around it', ' Ada ', 'Ada'],
  // JavaScript's `replace` inserts the matched text for `$&`.
  ['patterns of a replacement text', "$& $1 $$ $` $'"],
  // A zero width non-joiner (U+200C) keeps two letters from joining.
  ['a non-joiner between Persian letters', 'علی قاسم\u200cزاده'],
  ['an emoji of several parts', 'Ada 👩\u200d👩\u200d👧'],
  ['joiners between Latin letters', 'A\u200cd\u200da', 'Ada'],
])(
  'a name with %s is one line in From and Reply-To',
  async (_, typed, name = typed) => {
    const { to, parsed, headers, unindented } = await mailEnquiry({
      name: typed,
    });

    expect(to).toEqual(['office@bobbin.example']);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(parsed.from?.name).toBe(`${name} (by Bobbin & Co)`);
    expect(parsed.replyTo).toMatchObject([
      { name, address: 'ada@example.org' },
    ]);
    // The mail has `\n` for each line break that the visitor typed.
    expect(unindented).toContain(typed.replaceAll(/\r\n?|\u2028/g, '\n'));
  },
);

const LINE_OF_HEADER = /^([!-9;-~]+:|[ \t])/;
const BETWEEN_WORDS = [
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\t',
  '\v',
  '\0',
  '\u001b',
];

test.each([
  ...BETWEEN_WORDS.map((character) => [character, ' ']),
  ...[...'\u200b\u200e\u202a\u202e\u2066\u2069\ufeff'].map((character) => [
    character,
    '',
  ]),
])(
  "each header is one line, trimmed, if the visitor's and the site's words have %j",
  async (character, shown) => {
    const damage = (text: string) =>
      text.replaceAll(' ', character) + character;
    const { name, mail } = WORDS;
    const words = {
      name: damage(name),
      mail: { subject: damage(mail.subject), from: damage(mail.from) },
    };
    const { parsed, headers } = await mailEnquiry(
      { name: damage('Ada Lovelace') },
      { words },
    );

    for (const line of headers.split('\r\n'))
      expect(line).toMatch(LINE_OF_HEADER);
    const repaired = (text: string) => text.replaceAll(' ', shown);

    expect(parsed).toMatchObject({
      from: { name: repaired('Ada Lovelace (by Bobbin & Co)') },
      to: [{ name: repaired('Bobbin & Co') }],
      replyTo: [{ name: repaired('Ada Lovelace') }],
      subject: repaired('An enquiry:'),
    });
  },
);

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ["o'neill@b_c.xn--bcher-kva.example", "o'neill@b_c.xn--bcher-kva.example"],
  ['\u00a0ada@example.org ', 'ada@example.org'],
  ['\u202aada@example.org\u202c\u200b', 'ada@example.org'],
  // Servers without SMTPUTF8 refuse this address in a header.
  ['jörg@example.com', undefined],
])(
  'the text has the address as typed, %j; Reply-To has %s',
  async (email, replyTo) => {
    const { parsed, headers, unindented } = await mailEnquiry({
      email,
      name: 'Jörg',
    });

    expect(parsed.replyTo?.[0]?.address).toBe(replyTo);
    expect(unindented).toContain(email);
    // nodemailer encodes the name Jörg.
    expect(headers).toMatch(/^\p{ASCII}*$/u);
  },
);

test('encodes the domain of the agency as ASCII if it has an umlaut', async () => {
  const { headers } = await mailEnquiry({}, { domain: 'bücher.example' });

  expect(headers).toMatch(/^\p{ASCII}*$/u);
  for (const start of ['<web@', '<office@', 'Message-ID: <id-1@'])
    expect(headers).toContain(`${start}xn--bcher-kva.example>`);
});
