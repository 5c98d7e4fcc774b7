import type { Locator } from '@playwright/test';
import { enquiry, field, filled, fillForm, submit } from './fillForm';
import { EMPTY, THANKS, APOLOGY, holdMessages, send, sending, heading, dismiss } from './sending';
import { expect, open, test } from './test';
import { words } from './words';

test('the message has exactly the six fields, each as it was typed', async ({ page }) => {
  const messages = await holdMessages(page);
  const typed = enquiry();
  await send(page, typed);
  const route = await messages.next();
  expect(route.request().method()).toBe('POST');
  expect(route.request().headers()['content-type']).toBe('application/json');
  expect(Object.entries(JSON.parse(route.request().postData() ?? '') as object)).toEqual([
    ['to', words.site.email],
    ['subject', 'Website Contact Form:'],
    ...Object.entries(typed),
  ]);
});

/** How many elements within another turn without end. */
const turningIn = (button: Locator) =>
  button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return document.getAnimations().filter(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return false;
      const { left, top, right, bottom } = effect.target.getBoundingClientRect();
      const inside =
        left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
      return inside && effect.getTiming().iterations === Infinity;
    }).length;
  });

/** Its place on the page is another matter: the page may scroll. */
const size = async (button: Locator) => {
  const { width, height } = (await button.boundingBox()) ?? {};
  return { width, height };
};

test('while sending, a spinner turns in place of the label and the button keeps its size', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  await open(page, '/contact');
  await fillForm(page, enquiry());
  const before = await size(submit(page));
  expect(await turningIn(submit(page))).toBe(0);
  await submit(page).click();
  const route = await messages.next();
  await expect(sending(page)).toBeVisible();
  await expect(page.getByText('Submit', { exact: true })).toBeHidden();
  expect(await size(sending(page))).toEqual(before);
  expect(await turningIn(sending(page))).toBe(1);
  await route.fulfill({ body: 'Success' });
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText('Submit', { exact: true })).toBeVisible();
  expect(await turningIn(submit(page))).toBe(0);
  expect(await size(submit(page))).toEqual(before);
});

test('a second press while sending sends nothing, by mouse or by keyboard', async ({ page }) => {
  const messages = await holdMessages(page);
  await open(page, '/contact');
  await fillForm(page, enquiry());
  await submit(page).dblclick();
  const route = await messages.next();
  await sending(page).click({ force: true });
  await sending(page).press('Enter');
  await field(page, 'name').press('Enter');
  await route.fulfill({ body: 'Success' });
  await expect(heading(page, THANKS)).toBeVisible();
  expect(messages.count()).toBe(1);
});

test('Success thanks, clears the four fields and stops the spinner; the thanks can be dismissed', async ({
  page,
}) => {
  const messages = await holdMessages(page);
  await send(page);
  await (await messages.next()).fulfill({ body: 'Success' });
  await expect(page.getByRole('status').getByRole('heading', { name: THANKS })).toBeVisible();
  await expect(
    page.getByText('We will respond to your message as soon as we can').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(heading(page, THANKS)).toBeInViewport();
  await expect(heading(page, APOLOGY)).toHaveCount(0);
  await expect(submit(page)).toBeVisible();
  expect(await filled(page)).toEqual(EMPTY);
  await dismiss(page).click();
  await expect(heading(page, THANKS)).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
});

test('any 2xx with Success is a success', async ({ page }) => {
  const messages = await holdMessages(page);
  await send(page);
  await (await messages.next()).fulfill({ status: 202, body: 'Success' });
  await expect(heading(page, THANKS)).toBeVisible();
});

test('a success can be followed by another message', async ({ page }) => {
  const messages = await holdMessages(page);
  await send(page);
  await (await messages.next()).fulfill({ body: 'Success' });
  await expect(heading(page, THANKS)).toBeVisible();
  const second = enquiry();
  await fillForm(page, second);
  await submit(page).click();
  const route = await messages.next();
  expect(route.request().postDataJSON()).toMatchObject({ ...second });
  await route.fulfill({ body: 'Success' });
  await expect(heading(page, THANKS)).toHaveCount(1);
});
