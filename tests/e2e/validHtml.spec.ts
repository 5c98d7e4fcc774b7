import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PAYLOAD } from '../../api/testing/requests';
import { ADDRESSES } from '../content';
import { INBOX_URL } from './support/addresses';
import { enquiry, referenceOf } from './support/fillForm';
import { waitForMail } from './support/inbox';

// Only the rules of the HTML standard; axe checks accessibility, and Prettier style.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Validates a document. @returns the errors, each with its rule and element */
async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

// /missing.js answers with the 404 page.
for (const path of [...ADDRESSES.map((address) => address.path), '/missing.js'])
  test(`the page at ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<main');
    expect(await htmlErrors(html)).toEqual([]);
  });

for (const [name, form, status] of [
  ['invalid fields', {}, 400],
  ['a refused enquiry', { ...PAYLOAD, website: 'x' }, 403],
] as const)
  test(`the function's answer page for ${name} is valid HTML`, async ({ request }) => {
    const answer = await request.post('/api/sendEmail', { form });
    expect(answer.status()).toBe(status);
    expect(await htmlErrors(await answer.text())).toEqual([]);
  });

test('the local inbox and a mail in it are valid HTML', async ({ request }) => {
  const typed = enquiry();
  await request.post('/api/sendEmail', { form: { ...typed } });
  const { id } = await waitForMail(referenceOf(typed));
  for (const path of ['/', `/mails/${id}`]) {
    const html = await (await request.get(INBOX_URL + path)).text();
    expect(await htmlErrors(html)).toEqual([]);
  }
});
