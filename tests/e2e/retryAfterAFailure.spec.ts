import { content } from '../content';
import { enquiry, filled, submit } from './support/fillForm';
import { apology, dismiss, holdMessages, send, thanks } from './support/sending';
import { expect, test } from './support/test';

test.use({ expectedError: /Failed to load resource/ });

test('a failure apologises in view, keeps the text, and offers a mail with its subject written', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  const typed = enquiry();
  await send(page, typed);
  await (await messages.next()).fulfill({ status: 502, body: 'Success' });
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    content.contact.apology.heading,
  );
  await expect(apology(page)).toBeInViewport();
  await expect(submit(page)).toBeVisible();
  expect(await filled(page)).toEqual(typed);
  const { email } = content.site;
  await expect(page.getByRole('alert').getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent(content.contact.apology.subject)}`,
  );
  await dismiss(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  expect(await filled(page)).toEqual(typed);
});

test('a lost connection is tried again as one enquiry, and the apology goes meanwhile', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  await send(page);
  const first = await messages.next();
  await first.abort('connectionreset');
  await expect(apology(page)).toBeVisible();
  await submit(page).click();
  const second = await messages.next();
  await expect(apology(page)).toHaveCount(0);
  const key = 'idempotency-key';
  expect(first.request().headers()[key]).toBeTruthy();
  expect(second.request().headers()[key]).toBe(first.request().headers()[key]);
  expect(second.request().postData()).toBe(first.request().postData());
  await second.fulfill({ body: 'Success' });
  await expect(thanks(page)).toBeVisible();
});
