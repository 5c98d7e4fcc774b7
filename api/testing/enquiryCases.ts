import { LIMITS, type Field } from '../src/enquiry';

/** The values of each field, one per line. */
type Values = Record<'email' | 'phone', string>;

const RIGHT: Values = {
  // From the seventh line on: addresses of RFC 6531.
  email: `ada@example.org
a.b+c@mail.example.co.uk
o'neill@example.org
ada@bücher.example
ada@b_c.xn--bcher-kva.example
a@b.co
büro@agentur.example
jörg@bücher.example
用户@例子.广告
ユーザー@例え.jp
유효@도메인.테스트
नाम@मेल.भारत
пошта@приклад.укр
δοκιμή@παράδειγμα.ελ
ทดสอบ@ตัวอย่าง.ไทย
اختبار@مثال.إختبار
ñoñó@correo.example
😀@smile.example`,
  // From the third line to the one of Israel (+972): example numbers of libphonenumber for fixed lines, in its national
  // and international formats (google-libphonenumber 3.2.47).
  phone: `020/7946 0000
030 / 123456
(201) 555-0123
+1 201-555-0123
0121 234 5678
+44 121 234 5678
030 123456
01 23 45 67 89
+33 1 23 45 67 89
021 234 56 78
01 234567890
03-1234-5678
+81 3-1234-5678
(02) 1234 5678
(11) 2345-6789
074104 10123
+86 10 1234 5678
8 (301) 123-45-67
+7 301 123-45-67
02-212-3456
010 123 4567
08-12 34 56
02 1234 5678
810 12 34 56
011 2345-6789
200 123 4567
02 34567890
012 34 56 78
(0212) 345 67 89
(06 1) 234 5678
(022) 12345
+972 2-123-4567
020\u20117946
020\u20137946
020\u20147946
020\u22127946
020 7946 0000
020\u00a07946\u20090000
０３－１２３４－５６７８
０３ー１２３４ー５６７８
（０３）１２３４\u3000５６７８
＋４４ ２０
٠٢٠ ٧٩٤٦
०११ २३४५
+44 (0)20.7946.0958
(+44) 20 7946 0958
+(44) 20 7946
+ 44 20 7946
[030] 123456
01·23·45
089/1234-0
(02079460958)
\u202a+44 20 7946 0958\u202c
0`,
};

const WRONG: Values = {
  email: `ada
ada@
@example.org
ada@localhost
ada@example.
ada@.example
ada@exa..mple
a@b@example.org
ada @example.org
ada@exam ple.org
"ada"@example.org
“ada@example.org”
ada@[127.0.0.1]
ada@127.0.0.1
a@1.1
a@1.0x1
a@1.１
a@1.١
ada@example.org, eve@example.org
Ada <ada@example.org>
ada@bank.example，x.example
ada@b。。example.org
ada@b；c.example
ada@b（c.example
ada@b．．example.org
ada@\u00ad.example.org
ada@b\u0001.example
a\u0001b@b.example
\u202aada@b.example
ada@b.example\u202c`,
  phone: `1e5
0x1F
--
+
12a
-1
()
++12
1+2
12+
+44 20 7946 ext. 5
020,7946
twelve
Ⅻ
12:30`,
};

/** White space around a value, as autofill and the clipboard add it. */
const SPACED: [Field, string][] = [
  ['name', ' Ada '],
  ['email', 'a@b.co '],
  ['email', '\u00a0ada@example.org\u3000'],
  ['phone', '+4420 7946 0000 '],
  ['phone', ' 020 7946 0000'],
  ['message', '  Hello  '],
  ['name', ` ${'x'.repeat(LIMITS.name)} `],
  ['phone', ` ${'1'.repeat(LIMITS.phone)} `],
];

const BLANK: [Field, string][] = [
  ['name', '\u00a0'],
  ['email', ' '],
  ['phone', '\u3000'],
  ['message', ' \u2003 '],
];

const FIELDS = ['email', 'phone'] as const;
const listed = (values: Values) =>
  FIELDS.flatMap((field) =>
    values[field].split('\n').map((value): [Field, string] => [field, value]),
  );

/** Values that form, function and plain page accept. */
export const RIGHT_VALUES: readonly [Field, string][] = [...listed(RIGHT), ...SPACED];

/** Values that each of them refuses with the sentence of the field. */
export const WRONG_VALUES: readonly [Field, string][] = [...listed(WRONG), ...BLANK];
