import type { Locator, Page } from '@playwright/test';
import { EMPTY_ENQUIRY } from '../../api/src/enquiry';
import { content } from '../content';
import { enquiry, filled, fillForm, submit, threadOf } from './support/fillForm';
import { mailWith } from './support/inbox';
import { apology, dismiss, nextMessage, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test('an enquiry is thanked for in view, read in the inbox as it was typed, and can be followed by another', async ({
  page,
}) => {
  const typed = enquiry();
  await send(page, typed);
  await expect(page.getByRole('status').filter({ has: thanks(page) })).toContainText(
    content.contact.thanks.text,
  );
  await expect(thanks(page)).toBeInViewport();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  const mail = await mailWith(threadOf(typed));
  expect(mail.envelope.to).toEqual([content.site.email]);
  expect(mail.subject).toBe(content.contact.mail.subject);
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);
  for (const text of Object.values(typed)) expect(mail.text).toContain(text);

  await dismiss(page).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  const second = enquiry();
  await fillForm(page, second);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(second));
});

/** How many things on the page turn without end. */
const turning = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .length,
  );

/** Its place on the page is another matter: the page may scroll. */
const size = async (button: Locator) => {
  const { width, height } = (await button.boundingBox()) ?? {};
  return { width, height };
};

test('while sending, a spinner turns in place of the label and the button keeps its size', async ({
  page,
}) => {
  const message = nextMessage(page);
  await open(page, '/contact');
  await fillForm(page, enquiry());
  const before = await size(submit(page));
  const words = page.getByText(content.contact.form.submit, { exact: true });
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
