import type { Page } from '@playwright/test';
import { EMPTY_ENQUIRY } from '../../shared/enquiry';
import { content } from '../content';
import { followDrawerLink } from './support/drawer';
import {
  busyButton,
  newEnquiry,
  field,
  readForm,
  fillForm,
  submitButton,
  submitForm,
} from './support/form';
import * as sending from './support/sending';
import { boxOf, expect, open, test } from './support/test';

// one test resets the connection
test.use({ expectedError: /net::ERR_CONNECTION_RESET/ });

const { contact, site } = content;

test('the form shows errors, sends an enquiry, shows thanks, sends another', async ({
  page,
}) => {
  const typed = newEnquiry();

  await open(page, '/contact');
  await field(page, 'email').press('Enter'); // submits the empty form
  await sending.expectErrors(page);
  await submitForm(page, typed);
  const mail = await sending.expectSent(page, typed);

  await expect(page.getByRole('status')).toContainText(contact.thanks.text);
  await expect(sending.thanks(page)).toBeInViewport();
  await expect(sending.dismissButton(page)).toBeInViewport();
  await expect(sending.dismissButton(page)).toBeFocused();
  await expect(sending.apology(page)).toHaveCount(0);
  await expect(field(page, 'name')).toHaveCount(0); // hidden
  expect(mail.envelope.to).toEqual([site.email]);
  expect(mail.subject).toBe(contact.mail.subject);
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);

  await sending.dismissButton(page).click();
  await expect(sending.thanks(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await expect(submitButton(page)).toBeInViewport();
  expect(await readForm(page)).toEqual(EMPTY_ENQUIRY);
  const secondEnquiry = newEnquiry();

  await submitForm(page, secondEnquiry);
  await sending.expectSent(page, secondEnquiry);
});

for (const key of ['Enter', 'Space'])
  test(`${key}, held after it has sent the form, does not dismiss the thanks`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await fillForm(page, newEnquiry());
    await submitButton(page).focus();

    await page.keyboard.down(key);

    // Enter submits when it is pressed, the space bar when it is released.
    if (key === 'Space') {
      await page.keyboard.up(key);
      await page.keyboard.down(key);
    }

    await expect(sending.dismissButton(page)).toBeFocused();
    await page.keyboard.down(key); // repeats, as a held key does
    await page.keyboard.up(key);
    await expect(sending.thanks(page)).toBeVisible();

    await page.keyboard.press(key);
    await expect(sending.thanks(page)).toHaveCount(0);
  });

test('a failed post shows a mail link and keeps the text; Submit posts again', async ({
  page,
}) => {
  const typed = newEnquiry();
  const heldPost = sending.holdPost(page);

  await sending.sendEnquiry(page, typed);
  const post = await heldPost;

  await post.abort('connectionreset');
  await expect(sending.apology(page)).toBeInViewport();
  const subject = encodeURIComponent(contact.apology.subject);
  const link = page.getByRole('alert').getByRole('link', { name: site.email });

  await expect(link).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=${subject}`,
  );
  await sending.dismissButton(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  expect(await readForm(page)).toEqual(typed);
  await submitButton(page).click();
  await sending.expectSent(page, typed);
});

const countEndlessAnimations = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations();

    return animations.filter(
      ({ effect }) => effect?.getTiming().iterations === Infinity,
    ).length;
  });

test('a spinner shows until the answer, even after a look at another page', async ({
  page,
}) => {
  const typed = newEnquiry();
  const heldPost = sending.holdPost(page);

  await open(page, '/contact');
  await fillForm(page, typed);
  const { width, height } = await boxOf(submitButton(page));
  const buttonText = page.getByRole('main').locator('[type="submit"] span');

  await expect(buttonText).toHaveText(contact.form.submit);
  expect(await countEndlessAnimations(page)).toBe(0);
  await submitButton(page).click();
  const post = await heldPost;

  await expect(busyButton(page)).toBeVisible();
  await expect(buttonText).toBeHidden();
  expect(await boxOf(busyButton(page))).toMatchObject({ width, height });
  expect(await countEndlessAnimations(page)).toBe(1); // the spinner

  await followDrawerLink(page, 'about');
  await followDrawerLink(page, 'contact');
  await expect(busyButton(page)).toBeVisible();
  expect(await readForm(page)).toEqual(typed);
  await busyButton(page).press('Enter'); // must not send a second mail
  await post.continue();
  await sending.expectSent(page, typed);
  expect(await countEndlessAnimations(page)).toBe(0);

  // The thanks take the place of the form until they are dismissed.
  await sending.dismissButton(page).click();
  await expect(buttonText).toBeVisible();
  expect(await boxOf(submitButton(page))).toMatchObject({ width, height });
});
