import { contentCopy } from '../../../testing/contentCopy';

const { messagesAfter } = contentCopy();

/** Writes the list `hours` in place of the sample's. */
const messagesOfHours = (...items: string[]): Promise<string[]> =>
  messagesAfter(
    'site.md',
    /^hours:\n(?:[ -].*\n)*/m,
    `hours:\n${items.map((item) => `  - ${item}\n`).join('')}`,
  );

test('accepts hours with a break, and a day off', async () => {
  expect(
    await messagesOfHours(
      '{ days: [Monday, Tuesday], opens: 09:00, closes: 12:00 }',
      '{ days: [Monday, Tuesday], opens: 12:00, closes: 17:30 }',
      '{ days: [Saturday], opens: 09:00, closes: 23:59 }',
    ),
  ).toEqual([]);
});

test.each(['09:00', '08:59'])(
  'refuses hours from 09:00 to %s, which is not later',
  async (closes) => {
    expect(
      await messagesOfHours(
        `{ days: [Monday], opens: 09:00, closes: ${closes} }`,
      ),
    ).toEqual([
      expect.stringMatching(
        `^content/site.md:\\d+: hours\\[1\\]\\.closes: ${closes} is not later than 09:00, which is in opens. Write a later time, or exchange the two. For hours over midnight write 23:59, and the rest on the next day.$`,
      ),
    ]);
  },
);

test('refuses a day that is open already, and names the line of the day', async () => {
  const [message, ...others] = await messagesOfHours(
    '{ days: [Monday, Friday], opens: 09:00, closes: 17:30 }',
    '{ days: [Friday], opens: 15:00, closes: 18:00 }',
  );

  expect(message).toContain(
    'hours[2].days[1]: Friday is open from 09:00 to 17:30 already, in hours[1]. Delete Friday in one of the two lists',
  );
  expect(others).toEqual([]);
});

test('refuses a day that is twice in a list', async () => {
  expect(
    await messagesOfHours(
      '{ days: [Monday, Friday, Monday], opens: 09:00, closes: 17:30 }',
    ),
  ).toEqual([
    expect.stringContaining(
      'hours[1].days[3]: Monday is in this list already. Delete one of the two.',
    ),
  ]);
});

test.each([
  ['days: [Montag], opens: 09:00', 'days[1]: cannot be "Montag". Did you mean'],
  [
    'days: Monday, opens: 09:00',
    'days: should have the names of days below it',
  ],
  ['days: [Monday], opens: 9.30', 'opens: "9.30" is not a time'],
  ['days: [Monday]', 'opens: is missing or empty.'],
])('reports the wrong field of { %s } once', async (fields, fault) => {
  expect(await messagesOfHours(`{ ${fields}, closes: 17:30 }`)).toEqual([
    expect.stringContaining(`hours[1].${fault}`),
  ]);
});

test('refuses a map without a postal address', async () => {
  const map = 'map: https://maps.example/heddle';

  expect(await messagesAfter('site.md', 'hours:', `${map}\nhours:`)).toEqual([
    expect.stringContaining(
      'map: has no postal address that could be a link to it. Write the postal address in the field address, or delete map.',
    ),
  ]);
  expect(
    await messagesAfter('site.md', map, `address: 1 Mill Lane\n${map}`),
  ).toEqual([]);
});

test('warns about a copyright line with a second ©', async () => {
  expect(
    await messagesAfter(
      'site.md',
      /^rights:.*$/m,
      'rights: © 2026 Heddle. All rights reserved.',
    ),
  ).toEqual([
    expect.stringMatching(
      /^content\/site\.md:\d+: warning: rights: begins with the sign ©, /,
    ),
  ]);
  expect(
    await messagesAfter('site.md', /^rights:.*$/m, 'rights: Texts © Heddle.'),
  ).toEqual([]);
});

test.each([
  [
    'http://calendar.example/heddle',
    '"http://calendar.example/heddle" is not a web address with https:// at its start. Write: https://calendar.example/heddle',
  ],
  [
    `https://calendar.example/${'a'.repeat(1976)}`,
    'is 2001 characters long, and 2000 fit. Shorten it by 1.',
  ],
])('refuses the booking address %s', async (address, fault) => {
  expect(
    await messagesAfter('site.md', 'https://calendar.example/heddle', address),
  ).toEqual([expect.stringContaining(`booking.address: ${fault}`)]);
});
