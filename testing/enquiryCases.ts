import { LIMITS, type Field } from '../shared/enquiry';

type Case = [field: Field, value: string];

const split = (values: string) => values.split(/ \| |\n/);
const emails = (values: string) =>
  split(values).map((value): Case => ['email', value]);
const phones = (values: string) =>
  split(values).map((value): Case => ['phone', value]);

export const VALID_VALUES: readonly Case[] = [
  // RFC 6531 allows addresses in any script, not only Latin.
  ...emails(`ada@example.org | a.b+c@mail.example.co.uk | o'neill@example.org | ada@bücher.example
ada@b_c.xn--bcher-kva.example | a@b.co | büro@agentur.example | jörg@bücher.example | 用户@例子.广告
ユーザー@例え.jp | 유효@도메인.테스트 | नाम@मेल.भारत | пошта@приклад.укр | δοκιμή@παράδειγμα.ελ
ทดสอบ@ตัวอย่าง.ไทย | اختبار@مثال.إختبار | ñoñó@correo.example | 😀@smile.example`),
  // Keyboards for Chinese and Japanese write full-width characters.
  ...emails(`ｚｏｅ＠ｃ．ｅｘａｍｐｌｅ`),
  // Apps for contacts copy invisible characters with an address: marks of the
  // reading direction, U+200B, U+FEFF, U+00AD.
  ...emails(`\u202aada@example.org\u202c | \u2068ada@example.org\u2069 | ada@example.org\u200b
\ufeffada@example.org | \u00adada@example.org\u00ad | \u200e ada@example.org \u200e`),
  // Formats of several countries, digits of other scripts, several kinds of
  // spaces and dashes, invisible characters, one digit.
  ...phones(`020/7946 0000 | 030 / 123456 | (201) 555-0123 | +44 121 234 5678 | 01 23 45 67 89
(11) 2345-6789 | 8 (301) 123-45-67 | 02-212-3456 | (06 1) 234 5678 | +972 2-123-4567 | 020\u20117946
020\u20137946 | 020\u20147946 | 020\u22127946 | 020 7946 0000 | 020\u00a07946\u20090000
０３－１２３４－５６７８ | ０３ー１２３４ー５６７８ | （０３）１２３４\u3000５６７８ | ＋４４ ２０ | ٠٢٠ ٧٩٤٦ | ०११ २३४५
+44 (0)20.7946.0958 | (+44) 20 7946 0958 | +(44) 20 7946 | + 44 20 7946 | [030] 123456 | 01·23·45
089/1234-0 | (02079460958) | \u202a+44 20 7946 0958\u202c | 0`),
  // Autofill and the clipboard add white space around a value. It does not
  // count towards LIMITS.
  ['name', ' Ada '],
  ['email', 'a@b.co '],
  ['email', '\u00a0ada@example.org\u3000'],
  ['phone', '+4420 7946 0000 '],
  ['phone', ' 020 7946 0000'],
  ['message', '  Hello  '],
  ['name', ` ${'x'.repeat(LIMITS.name)} `],
  ['phone', ` ${'1'.repeat(LIMITS.phone)} `],
  ['email', `\u202a${'@b.example'.padStart(LIMITS.email, 'a')}\u202c`],
];

export const INVALID_VALUES: readonly Case[] = [
  // No @ or two, a missing or invalid part, a space, quotes, an IP address or
  // what URL parsers take for one, a display name, a second recipient,
  // characters that mail programs map to ASCII `,` `;` `(` `.`, and control and
  // invisible characters.
  ...emails(`ada | ada@ | @example.org | ada@localhost | ada@example. | ada@.example | ada@exa..mple
a@b@example.org | ada @example.org | ada@exam ple.org | "ada"@example.org | “ada@example.org”
ada@[127.0.0.1] | ada@127.0.0.1 | a@1.1 | a@1.0x1 | a@1.１ | a@1.١ | ada@example.org, eve@example.org
Ada <ada@example.org> | ada@bank.example，x.example | ada@b。。example.org | ada@b；c.example
ada@b（c.example | ada@b．．example.org | ada@\u00ad.example.org | ada@b\u0001.example
a\u0001b@b.example | \u0001ada@b.example | a\u00adda@b.example | ada\u200b@b.example
ada@exa\u200bmple.org | \u202aada@\u202cb.example | \u200b@b.example | \u200b\u202a
"eve@evil.example x"@b.example | ada(eve@evil.example)@b.example | ada@b.example(x)evil.example`),
  // JavaScript's number literals, no digits, a plus in the wrong place,
  // letters, and punctuation that no phone number has.
  ...phones(`1e5 | 0x1F | -- | + | 12a | -1 | () | ++12 | 1+2 | 12+ | +44 20 7946 ext. 5 | 020,7946
twelve | Ⅻ | 12:30`),
  ['name', '\u00a0'], // This value and the next three are only white space.
  ['email', ' '],
  ['phone', '\u3000'],
  ['message', ' \u2003 '],
];
