import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { HONEYPOT_FIELD } from '../../shared/enquiry';
import { PAYLOAD } from '../../testing/requests';
import { ADDRESSES } from '../content';
import { INBOX_URL } from './support/addresses';
import { newEnquiry, referenceOf } from './support/form';
import { waitForMail } from './support/inbox';

/**
 * Validates by the rules of the HTML standard only: axe checks accessibility,
 * Prettier checks style.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);

  return messages.map(
    ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
  );
}

// The host answers with the 404 page for a missing file. It redirects other
// unknown addresses to Home.
for (const path of [...ADDRESSES.map((address) => address.path), '/missing.js'])
  test(`the page at ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('<main'); // a whole page
    expect(await htmlErrors(html)).toEqual([]);
  });

for (const [reason, form, status] of [
  ['invalid fields', {}, 400],
  ['a refused enquiry', { ...PAYLOAD, [HONEYPOT_FIELD]: 'x' }, 403],
] as const)
  test(`the function's answer page for ${reason} is valid HTML`, async ({
    request,
  }) => {
    const answer = await request.post('/api/sendEmail', { form });

    expect(answer.status()).toBe(status);
    expect(await htmlErrors(await answer.text())).toEqual([]);
  });

test('the local inbox and its page for a mail are valid HTML', async ({
  request,
}) => {
  const typed = newEnquiry();

  await request.post('/api/sendEmail', { form: typed });
  const { id } = await waitForMail(referenceOf(typed));

  for (const path of ['/', `/mails/${id}`]) {
    const answer = await request.get(INBOX_URL + path);

    expect(await htmlErrors(await answer.text())).toEqual([]);
  }
});
