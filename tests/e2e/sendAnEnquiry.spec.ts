import type { Locator, Page } from '@playwright/test';
import { EMPTY_ENQUIRY, FIELDS, LIMITS } from '../../api/src/enquiry';
import { fillIn } from '../../src/content/read/fillIn';
import { content } from '../content';
import { goBy } from './support/drawer';
import { enquiry, field, filled, fillForm, submit, threadOf } from './support/fillForm';
import { mailsWith, mailWith } from './support/inbox';
import { apology, dismiss, nextMessage, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

const { contact, site } = content;

test('an enquiry is thanked for in view, read in the inbox as it was typed, and can be followed by another', async ({
  page,
}) => {
  const typed = enquiry();
  await send(page, typed);
  const status = page.getByRole('status').filter({ has: thanks(page) });
  await expect(status).toContainText(contact.thanks.text);
  await expect(thanks(page)).toBeInViewport();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  const mail = await mailWith(threadOf(typed));
  expect(mail.envelope.to).toEqual([site.email]);
  expect(mail.subject).toBe(contact.mail.subject);
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);
  // The mail indents each line.
  for (const line of Object.values(typed).join('\n').split('\n')) expect(mail.text).toContain(line);

  await dismiss(page).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  const second = enquiry();
  await fillForm(page, second);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(second));
});

test('Enter in an empty form shows each field its sentence, a message over its limit is refused, and a mended form is sent', async ({
  page,
}) => {
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
  expect(await mailsWith(threadOf(typed))).toEqual([]);

  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

test.describe('a message that does not arrive', () => {
  test.use({ expectedError: /Failed to load resource/ });

  test('is apologised for in view, with the text kept and a mail offered, and sent by the next Submit', async ({
    page,
  }) => {
    const typed = enquiry();
    const message = nextMessage(page);
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
    await mailWith(threadOf(typed));
  });
});

test('a visitor who leaves the page while the enquiry is being sent sends it once, and is thanked on coming back', async ({
  page,
}) => {
  const typed = enquiry();
  const message = nextMessage(page);
  await send(page, typed);
  const route = await message;
  await goBy(page, content.about.name, '/about');
  await goBy(page, contact.name, '/contact');
  await expect(sending(page)).toBeVisible();
  expect(await filled(page)).toEqual(typed);
  await sending(page).press('Enter');
  await route.continue();
  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

/** How many things on the page turn without end. */
const turning = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations();
    return animations.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
  });

/** Its place on the page is another matter: the page may scroll. */
const size = async (button: Locator) => {
  const { width, height } = (await button.boundingBox()) ?? {};
  return { width, height };
};

test('while sending, a spinner takes the place of the label and no more', async ({ page }) => {
  const message = nextMessage(page);
  await open(page, '/contact');
  await fillForm(page, enquiry());
  const before = await size(submit(page));
  const words = page.getByText(contact.form.submit, { exact: true });
  expect(await turning(page)).toBe(0);
  await submit(page).click();
  const route = await message;
  await expect(sending(page)).toBeVisible();
  await expect(words).toBeHidden();
  expect(await size(sending(page))).toEqual(before);
  expect(await turning(page)).toBe(1);
  await route.fulfill({ body: 'Success' });
  await expect(words).toBeVisible();
  expect(await turning(page)).toBe(0);
  expect(await size(submit(page))).toEqual(before);
});
