import type { Locator, Page } from '@playwright/test';
import { EMPTY_ENQUIRY, FIELDS, LIMITS } from '../../api/src/enquiry';
import { fillIn } from '../../src/content/read/fillIn';
import { content } from '../content';
import { followDrawerLink } from './support/drawer';
import { enquiry, field, filled, fillForm, submit, referenceOf } from './support/fillForm';
import { findMails, waitForMail } from './support/inbox';
import { apology, dismiss, interceptEnquiry, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

const { contact, site } = content;

test('sends an enquiry as typed, shows the thanks, and sends another one', async ({ page }) => {
  const typed = enquiry();
  await send(page, typed);
  const status = page.getByRole('status').filter({ has: thanks(page) });
  await expect(status).toContainText(contact.thanks.text);
  await expect(thanks(page)).toBeInViewport();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  const mail = await waitForMail(referenceOf(typed));
  expect(mail.envelope.to).toEqual([site.email]);
  expect(mail.subject).toBe(contact.mail.subject);
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);
  // The mail indents lines, so compare each one.
  for (const line of Object.values(typed).join('\n').split('\n')) expect(mail.text).toContain(line);

  await dismiss(page).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  const second = enquiry();
  await fillForm(page, second);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await waitForMail(referenceOf(second));
});

test('shows the errors of an invalid form, and sends the corrected one', async ({ page }) => {
  const { tooLong, ...errors } = contact.errors;
  const typed = enquiry();
  await open(page, '/contact');
  await field(page, 'email').press('Enter');
  for (const name of FIELDS)
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
  await expect(field(page, 'name')).toBeFocused();

  await fillForm(page, { ...typed, message: typed.message.trim().padEnd(LIMITS.message + 1, 'x') });
  await submit(page).click();
  const limit = LIMITS.message.toLocaleString(site.language);
  await expect(field(page, 'message')).toHaveAccessibleDescription(fillIn(tooLong, { limit }));
  await expect(field(page, 'message')).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  expect(await findMails(referenceOf(typed))).toEqual([]);

  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await waitForMail(referenceOf(typed));
});

test.describe('an enquiry that fails', () => {
  test.use({ expectedError: /Failed to load resource/ });

  test('shows an alert with a mail link, keeps the text, and is sent by the next Submit', async ({
    page,
  }) => {
    const typed = enquiry();
    const message = interceptEnquiry(page);
    await send(page, typed);
    await (await message).abort('connectionreset');
    await expect(apology(page)).toBeInViewport();
    const subject = encodeURIComponent(contact.apology.subject);
    const mailto = `mailto:${site.email}?subject=${subject}`;
    const link = page.getByRole('alert').getByRole('link', { name: site.email });
    await expect(link).toHaveAttribute('href', mailto);
    await dismiss(page).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
    expect(await filled(page)).toEqual(typed);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await waitForMail(referenceOf(typed));
  });
});

test('a visitor who leaves while sending, and comes back, sends once and sees the thanks', async ({
  page,
}) => {
  const typed = enquiry();
  const message = interceptEnquiry(page);
  await send(page, typed);
  const route = await message;
  await followDrawerLink(page, content.about.name, '/about');
  await followDrawerLink(page, contact.name, '/contact');
  await expect(sending(page)).toBeVisible();
  expect(await filled(page)).toEqual(typed);
  await sending(page).press('Enter');
  await route.continue();
  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toBeVisible();
  await waitForMail(referenceOf(typed));
});

/** Returns the number of endless animations on the page. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations();
    return animations.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
  });

const size = async (button: Locator) => {
  const { width, height } = (await button.boundingBox()) ?? {};
  return { width, height };
};

test('while sending, a spinner replaces the label, and the button keeps its size', async ({
  page,
}) => {
  const message = interceptEnquiry(page);
  await open(page, '/contact');
  await fillForm(page, enquiry());
  const before = await size(submit(page));
  const buttonText = page.getByText(contact.form.submit, { exact: true });
  expect(await endlessAnimations(page)).toBe(0);
  await submit(page).click();
  const route = await message;
  await expect(sending(page)).toBeVisible();
  await expect(buttonText).toBeHidden();
  expect(await size(sending(page))).toEqual(before);
  expect(await endlessAnimations(page)).toBe(1);
  await route.fulfill({ body: 'Success' });
  await expect(buttonText).toBeVisible();
  expect(await endlessAnimations(page)).toBe(0);
  expect(await size(submit(page))).toEqual(before);
});
