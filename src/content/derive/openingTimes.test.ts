import { execFileSync } from 'node:child_process';
import { openingTimes } from './openingTimes';

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Returns a line for each entry, with common spaces only. */
const linesOf = (
  language: string,
  ...hours: [days: string[], opens: string, closes: string][]
): string[] =>
  openingTimes(
    hours.map(([days, opens, closes]) => ({ days, opens, closes })),
    language,
  ).map(({ days, times }) => `${days}: ${times}`.replace(/\s/g, ' '));

test.each([
  ['de', 'Montag – Freitag: 09:00–17:30 Uhr'],
  ['en-GB', 'Monday – Friday: 09:00–17:30'],
  ['en-US', 'Monday – Friday: 9:00 AM – 5:30 PM'],
  ['fr', 'lundi – vendredi: 09:00 – 17:30'],
  ['sv', 'måndag–fredag: 09:00–17:30'],
  ['ja', '月曜日～金曜日: 9時00分～17時30分'],
])(
  'in the language %s, consecutive days are one range: %s',
  (language, line) => {
    expect(linesOf(language, [WORKING_DAYS, '09:00', '17:30'])).toEqual([line]);
  },
);

test('lists single days and pairs of days, in the order of the week', () => {
  expect(
    linesOf(
      'en-GB',
      [['Sunday', 'Saturday'], '10:00', '12:00'],
      [['Friday', 'Monday', 'Wednesday', 'Tuesday'], '09:00', '17:30'],
    ),
  ).toEqual([
    'Saturday and Sunday: 10:00–12:00',
    'Monday – Wednesday and Friday: 09:00–17:30',
  ]);
});

test('writes the times before and after a break in one line', () => {
  expect(
    linesOf(
      'de',
      [['Monday', 'Friday'], '09:00', '12:00'],
      [['Friday', 'Monday'], '13:30', '17:00'],
    ),
  ).toEqual(['Montag und Freitag: 09:00–12:00 Uhr und 13:30–17:00 Uhr']);
});

test('no hours give no lines', () => {
  expect(openingTimes([], 'de')).toEqual([]);
});

test.each(['de', 'en', 'fr', 'ja'])(
  'in the language %s, the only unusual space is the no-break space',
  (language) => {
    const hours = { days: WORKING_DAYS, opens: '09:00', closes: '17:30' };
    const texts = openingTimes([hours], language).map(
      ({ days, times }) => days + times,
    );

    expect(texts.join('')).not.toMatch(/[^\S \u00a0]/);
  },
);

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'on a machine in %s, the days and times are the same',
  (timeZone) => {
    const script = `
      const { openingTimes } = require('./src/content/derive/openingTimes');
      const hours = [{ days: ['Monday'], opens: '09:00', closes: '17:30' }];

      console.log(JSON.stringify(openingTimes(hours, 'en-GB')));
    `;
    const args = ['--import', 'tsx', '--eval', script];
    const env = { ...process.env, TZ: timeZone };

    expect(
      JSON.parse(execFileSync(process.execPath, args, { env }).toString()),
    ).toEqual([{ days: 'Monday', times: '09:00–17:30' }]);
  },
);
