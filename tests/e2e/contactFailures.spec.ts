import type { Route } from '@playwright/test';
import { enquiry, field, filled, fillForm, submit } from './fillForm';
import { EMPTY, THANKS, APOLOGY, holdMessages, send, heading, dismiss } from './sending';
import { expect, test } from './test';
import { words } from './words';

test.use({ expectedError: /Failed to load resource/ });

const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, body: '' })],
  ['500 that says Success', (route) => route.fulfill({ status: 500, body: 'Success' })],
  ['502', (route) => route.fulfill({ status: 502, body: 'The message could not be sent.' })],
  ['429', (route) => route.fulfill({ status: 429, body: 'Too many enquiries.' })],
  ['200 with an empty body', (route) => route.fulfill({ body: '' })],
  ['200 with another word', (route) => route.fulfill({ body: 'success' })],
  ['200 with more than Success', (route) => route.fulfill({ body: 'Success\n' })],
  ['200 with JSON', (route) => route.fulfill({ json: 'Success' })],
  ['a lost connection', (route) => route.abort('connectionreset')],
];

for (const [name, answer] of FAILURES) {
  test(`${name} apologises, keeps the text and stops the spinner`, async ({ page }) => {
    const messages = await holdMessages(page);
    const typed = enquiry();
    await send(page, typed);
    await answer(await messages.next());
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: APOLOGY })).toBeInViewport();
    await expect(submit(page)).toBeVisible();
    expect(await filled(page)).toEqual(typed);
  });
}

test('a failure offers a mail with the subject already written, and can be dismissed', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  const typed = enquiry();
  await send(page, typed);
  await (await messages.next()).abort();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: words.site.email })).toHaveAttribute(
    'href',
    `mailto:${words.site.email}?subject=Enquiry%20from%20the%20site`,
  );
  await dismiss(page).click();
  await expect(alert).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  expect(await filled(page)).toEqual(typed);
});

test('a failure can be tried again as one enquiry, and its alert goes meanwhile', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  await send(page);
  const first = await messages.next();
  await first.abort();
  await expect(heading(page, APOLOGY)).toBeVisible();
  await submit(page).click();
  const second = await messages.next();
  await expect(heading(page, APOLOGY)).toHaveCount(0);
  const key = 'idempotency-key';
  expect(first.request().headers()[key]).toBeTruthy();
  expect(second.request().headers()[key]).toBe(first.request().headers()[key]);
  expect(second.request().postData()).toBe(first.request().postData());
  await second.fulfill({ body: 'Success' });
  await expect(heading(page, THANKS)).toBeVisible();
  expect(await filled(page)).toEqual(EMPTY);
});

test('a failure that is tried again with another text is another enquiry', async ({ page }) => {
  const messages = await holdMessages(page);
  await send(page);
  const first = await messages.next();
  await first.abort();
  await fillForm(page, enquiry());
  await submit(page).click();
  const second = await messages.next();
  expect(second.request().headers()['idempotency-key']).not.toBe(
    first.request().headers()['idempotency-key'],
  );
});

test('the alert of a failure is gone after the next Submit, also where that is refused', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  await send(page);
  await (await messages.next()).abort();
  await expect(heading(page, APOLOGY)).toBeVisible();
  await fillForm(page, { name: '' });
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(heading(page, APOLOGY)).toHaveCount(0);
});
