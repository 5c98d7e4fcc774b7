import { LIMITS, type Field } from '../shared/enquiry';

/** Values of one field that are valid, or invalid, for the same reason. */
interface CaseGroup {
  field: Field;

  /** Follows the name of the field in test titles: `email in plain ASCII`. */
  what: string;
  values: string[];
}

export const VALID_VALUES: readonly CaseGroup[] = [
  {
    field: 'email',
    what: 'in plain ASCII',
    values: [
      'ada@example.org',
      'a.b+c@mail.example.co.uk',
      "o'neill@example.org",
      'a@b.co',
      'ada@b_c.xn--bcher-kva.example',
    ],
  },
  {
    field: 'email',
    what: 'in any script (RFC 6531)',
    values: [
      'ada@bücher.example',
      'büro@agentur.example',
      'jörg@bücher.example',
      '用户@例子.广告',
      'ユーザー@例え.jp',
      '유효@도메인.테스트',
      'नाम@मेल.भारत',
      'пошта@приклад.укр',
      'δοκιμή@παράδειγμα.ελ',
      'ทดสอบ@ตัวอย่าง.ไทย',
      'اختبار@مثال.إختبار',
      'ñoñó@correo.example',
      '😀@smile.example',
    ],
  },
  {
    field: 'email',
    what: 'in full width, from keyboards for Chinese and Japanese',
    values: ['ｚｏｅ＠ｃ．ｅｘａｍｐｌｅ'],
  },
  {
    field: 'email',
    what: 'with invisible characters around it, which apps for contacts copy',
    values: [
      '\u202aada@example.org\u202c',
      '\u2068ada@example.org\u2069',
      'ada@example.org\u200b',
      '\ufeffada@example.org',
      '\u00adada@example.org\u00ad',
      '\u200e ada@example.org \u200e',
    ],
  },
  {
    field: 'phone',
    what: 'in the format of a country',
    values: [
      '020/7946 0000',
      '030 / 123456',
      '(201) 555-0123',
      '+44 121 234 5678',
      '01 23 45 67 89',
      '(11) 2345-6789',
      '8 (301) 123-45-67',
      '02-212-3456',
      '(06 1) 234 5678',
      '+972 2-123-4567',
      '089/1234-0',
    ],
  },
  {
    field: 'phone',
    what: 'with another kind of dash',
    values: ['020\u20117946', '020–7946', '020—7946', '020\u22127946'],
  },
  {
    field: 'phone',
    what: 'with another kind of space',
    values: ['020\u00a07946\u20090000'],
  },
  {
    field: 'phone',
    what: 'with spaces alone',
    values: ['020 7946 0000'],
  },
  {
    field: 'phone',
    what: 'in full width',
    values: [
      '０３－１２３４－５６７８',
      '０３ー１２３４ー５６７８',
      '（０３）１２３４\u3000５６７８',
      '＋４４ ２０',
    ],
  },
  {
    field: 'phone',
    what: 'in digits of another script',
    values: ['٠٢٠ ٧٩٤٦', '०११ २३४५'],
  },
  {
    field: 'phone',
    what: 'with brackets or dots',
    values: [
      '+44 (0)20.7946.0958',
      '(+44) 20 7946 0958',
      '+(44) 20 7946',
      '+ 44 20 7946',
      '[030] 123456',
      '01·23·45',
      '(02079460958)',
    ],
  },
  {
    field: 'phone',
    what: 'with invisible characters around it',
    values: ['\u202a+44 20 7946 0958\u202c'],
  },
  {
    field: 'phone',
    what: 'of one digit',
    values: ['0'],
  },
  {
    field: 'name',
    what: 'with white space around it, from autofill or the clipboard',
    values: [' Ada '],
  },
  {
    field: 'email',
    what: 'with white space around it, from autofill or the clipboard',
    values: ['a@b.co ', '\u00a0ada@example.org\u3000'],
  },
  {
    field: 'phone',
    what: 'with white space around it, from autofill or the clipboard',
    values: ['+4420 7946 0000 ', ' 020 7946 0000'],
  },
  {
    field: 'message',
    what: 'with white space around it, from autofill or the clipboard',
    values: ['  Hello  '],
  },
  {
    field: 'name',
    what: 'of the longest length, not counting what is around it',
    values: [` ${'x'.repeat(LIMITS.name)} `],
  },
  {
    field: 'phone',
    what: 'of the longest length, not counting what is around it',
    values: [` ${'1'.repeat(LIMITS.phone)} `],
  },
  {
    field: 'email',
    what: 'of the longest length, not counting what is around it',
    values: [`\u202a${'@b.example'.padStart(LIMITS.email, 'a')}\u202c`],
  },
];

export const INVALID_VALUES: readonly CaseGroup[] = [
  {
    field: 'email',
    what: 'without an @, or with two',
    values: ['ada', 'ada@', '@example.org', 'a@b@example.org'],
  },
  {
    field: 'email',
    what: 'with an incomplete domain',
    values: [
      'ada@localhost',
      'ada@example.',
      'ada@.example',
      'ada@exa..mple',
      '\u200b@b.example',
      '\u200b\u202a',
    ],
  },
  {
    field: 'email',
    what: 'with a space',
    values: ['ada @example.org', 'ada@exam ple.org'],
  },
  {
    field: 'email',
    what: 'with quotes or a comment',
    values: [
      '"ada"@example.org',
      '“ada@example.org”',
      '"eve@evil.example x"@b.example',
      'ada(eve@evil.example)@b.example',
      'ada@b.example(x)evil.example',
    ],
  },
  {
    field: 'email',
    what: 'with an IP address, or what URL parsers take for one',
    values: [
      'ada@[127.0.0.1]',
      'ada@127.0.0.1',
      'a@1.1',
      'a@1.0x1',
      'a@1.１',
      'a@1.١',
    ],
  },
  {
    field: 'email',
    what: 'with a display name or a second recipient',
    values: ['Ada <ada@example.org>', 'ada@example.org, eve@example.org'],
  },
  {
    field: 'email',
    what: 'with a character that mail programs map to ASCII',
    values: [
      'ada@bank.example，x.example',
      'ada@b。。example.org',
      'ada@b；c.example',
      'ada@b（c.example',
      'ada@b．．example.org',
    ],
  },
  {
    field: 'email',
    what: 'with a control or invisible character inside',
    values: [
      'ada@\u00ad.example.org',
      'ada@b\u0001.example',
      'a\u0001b@b.example',
      '\u0001ada@b.example',
      'a\u00adda@b.example',
      'ada\u200b@b.example',
      'ada@exa\u200bmple.org',
      '\u202aada@\u202cb.example',
    ],
  },
  {
    field: 'phone',
    what: 'that is a number literal of JavaScript',
    values: ['1e5', '0x1F', '-1'],
  },
  {
    field: 'phone',
    what: 'without digits',
    values: ['--', '+', '()', 'twelve', 'Ⅻ'],
  },
  {
    field: 'phone',
    what: 'with a plus in the wrong place',
    values: ['++12', '1+2', '12+'],
  },
  {
    field: 'phone',
    what: 'with letters or punctuation',
    values: ['12a', '+44 20 7946 ext. 5', '020,7946', '12:30'],
  },
  {
    field: 'name',
    what: 'of white space alone',
    values: ['\u00a0'],
  },
  {
    field: 'email',
    what: 'of white space alone',
    values: [' '],
  },
  {
    field: 'phone',
    what: 'of white space alone',
    values: ['\u3000'],
  },
  {
    field: 'message',
    what: 'of white space alone',
    values: [' \u2003 '],
  },
  // Nobody can type these values into the form, but a request can contain them.
  {
    field: 'email',
    what: 'with a line break or half a surrogate pair',
    values: ['ada@example.org\r\nBcc: eve@example.org', 'ada@\ud800.example'],
  },
  { field: 'phone', what: 'of two lines', values: ['020\n7946'] },
];
