import { enquiry, threadOf } from './fillForm';
import { mailsWith } from './inbox';
import { expect, test } from './test';

const PATH = '/api/sendEmail';

/** What an answer may not let out: paths, stacks, names of the parts it is made of. */
const INSIDES = /node_modules|\bat .+:\d+|\.c?js\b|yup|nodemailer|smtp/i;

test('a good enquiry is answered by the plain word Success', async ({ request }) => {
  const answer = await request.post(PATH, { data: enquiry() });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe('Success');
});

test('a bad field is a 400 with its sentence, and no mail', async ({ request }) => {
  const typed = { ...enquiry(), phone: 'none' };
  const answer = await request.post(PATH, { data: typed });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toBe('Please enter your phone number');
  expect(await mailsWith(threadOf(typed))).toEqual([]);
});

for (const [name, status, options] of [
  [
    'a body that is no JSON',
    400,
    { data: Buffer.from('{'), headers: { 'Content-Type': 'application/json' } },
  ],
  ['a body that is too large', 413, { data: { message: 'x'.repeat(200_000) } }],
  ['a page of another site', 403, { data: enquiry(), headers: { Origin: 'https://evil.example' } }],
] as const) {
  test(`${name} is a ${status} with a short plain sentence and nothing of our insides`, async ({
    request,
  }) => {
    const answer = await request.post(PATH, options);
    expect(answer.status()).toBe(status);
    const text = await answer.text();
    expect(text).toMatch(/^[A-Z].{5,80}\.?$/);
    expect(text).not.toMatch(INSIDES);
  });
}
