import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PAYLOAD } from '../../api/testing/requests';
import { ADDRESSES } from '../content';
import { INBOX_URL } from './support/addresses';
import { enquiry, threadOf } from './support/fillForm';
import { mailWith } from './support/inbox';

// The rules of the HTML standard alone. axe looks at accessibility, and Prettier at style.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** The faults in a document, each with its rule and its place. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

// A missing file is answered with the 404 page.
for (const path of [...ADDRESSES.map((address) => address.path), '/missing.js'])
  test(`the page at ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<main');
    expect(await faults(html)).toEqual([]);
  });

for (const [name, form, status] of [
  ['wrong fields', {}, 400],
  ['a refused enquiry', { ...PAYLOAD, website: 'x' }, 403],
] as const)
  test(`the page that answers ${name} is valid HTML`, async ({ request }) => {
    const answer = await request.post('/api/sendEmail', { form });
    expect(answer.status()).toBe(status);
    expect(await faults(await answer.text())).toEqual([]);
  });

test('the inbox and a mail in it are valid HTML', async ({ request }) => {
  const typed = enquiry();
  await request.post('/api/sendEmail', { form: { ...typed } });
  const { id } = await mailWith(threadOf(typed));
  for (const path of ['/', `/mails/${id}`]) {
    const html = await (await request.get(INBOX_URL + path)).text();
    expect(await faults(html)).toEqual([]);
  }
});
