import { decodeHTML } from 'entities';
import { mailEnquiry } from '../../testing/mailEnquiry';

test('the text part has each value indented below its label; the HTML part has the labels in bold, and our language', async () => {
  const { parsed, headers } = await mailEnquiry();
  expect(headers).not.toContain('X-Bot-Check');
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
  const { parsed, text } = await mailEnquiry({ message });
  expect(text).toContain(`\n\nYour message:\n${message}\n`);
  expect(decodeHTML(parsed.html?.replaceAll('\r\n', '\n') ?? '')).toContain(`>${message}</div>`);
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a value can not imitate another field: after a line break %j it stays indented',
  async (lineBreak) => {
    const lines = ['Ada', 'Your address: eve@evil.example', 'Your address:', 'eve@evil.example'];
    const value = lines.join(lineBreak);
    const { parsed } = await mailEnquiry({ name: value, phone: value, message: value });
    const received = parsed.text?.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
    const unindented = received?.filter((line) => /^\S/.test(line));
    expect(unindented).toEqual(['Your name:', 'Your address:', 'Your number:', 'Your message:']);
  },
);

test('spaces at the end of a line are encoded, so that mail servers keep them', async () => {
  const { raw } = await mailEnquiry({ message: 'a  \nb' });
  expect(raw).toContain('a =20\r\nb');
});

test('the HTML part contains no element from the visitor', async () => {
  const hostile = `<a href="https://evil.example">x</a><img src=x><style>*{}</style>`;
  const { parsed } = await mailEnquiry({ name: hostile, message: hostile, phone: `"'><b>` });
  expect(parsed.html).not.toMatch(/<(a|img|script|style|link|form|iframe)\b/i);
  expect(parsed.html).not.toContain('"\'>');
});
