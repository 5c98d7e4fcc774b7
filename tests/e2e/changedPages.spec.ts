import type { Page } from '@playwright/test';
import { content } from '../content';
import { drawer, drawerLink, menuButton } from './support/drawer';
import {
  fillForm,
  field,
  newEnquiry,
  readForm,
  submitButton,
  submitForm,
} from './support/form';
import { openBeforeScripts } from './support/openBeforeScripts';
import { PAGE_CHANGES, translate } from './support/pageChanges';
import { expectSent, thanks } from './support/sending';
import { expect, open, test } from './support/test';

// React reports a page that differs from the one it rendered, and renders it
// anew.
test.use({ expectedError: /Minified React error #418/ });

/** Selects the characters from 2 to 5 of the message, backwards. */
const selectInMessage = (page: Page) =>
  field(page, 'message').evaluate((element) => {
    const textarea = element as HTMLTextAreaElement;

    textarea.focus();
    textarea.setSelectionRange(2, 5, 'backward');
  });

const selectionOf = (page: Page) =>
  field(page, 'message').evaluate((element) => {
    const { selectionStart, selectionEnd, selectionDirection } =
      element as HTMLTextAreaElement;

    return [selectionStart, selectionEnd, selectionDirection];
  });

for (const [who, change] of Object.entries(PAGE_CHANGES)) {
  test(`typed text, focus and selection stay if ${who} before hydration`, async ({
    page,
  }) => {
    const loadScripts = await openBeforeScripts(page, '/contact');
    const typed = newEnquiry();

    await fillForm(page, typed);
    await selectInMessage(page);
    await page.evaluate(change);

    await loadScripts();

    expect(await readForm(page)).toEqual(typed);
    await expect(field(page, 'message')).toBeFocused();
    expect(await selectionOf(page)).toEqual([2, 5, 'backward']);
    await submitButton(page).click();
    await expectSent(page, typed);
  });

  test(`the form can be sent if ${who} after hydration`, async ({ page }) => {
    await open(page, '/contact');
    const typed = newEnquiry();

    await fillForm(page, typed);
    await page.evaluate(change);

    expect(await readForm(page)).toEqual(typed);
    await submitButton(page).click();
    await expectSent(page, typed);
  });
}

for (const path of ['/', '/about', '/contact', '/privacy'])
  test(`the open drawer on ${path} stays open if the page is translated before hydration`, async ({
    page,
  }) => {
    const loadScripts = await openBeforeScripts(page, path);

    await menuButton(page).click();
    const contactLink = drawerLink(page, 'contact');

    await contactLink.focus();
    await page.evaluate(translate);

    await loadScripts();

    await expect(drawer(page)).toBeVisible();
    await expect(contactLink).toBeFocused();
    expect(
      await drawer(page).evaluate((dialog) => dialog.getAnimations().length),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

test('the drawings stay in a page that React renders anew', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/');

  await page.evaluate(translate);
  const drawingCount = () => page.locator('.drawing svg').count();
  const before = await drawingCount();
  const requests: string[] = [];

  page.on('request', (request) => requests.push(request.url()));

  await loadScripts();

  expect(await drawingCount()).toBe(before);
  expect(requests.filter((url) => url.includes('/art/'))).toEqual([]);
});

test('the thanks for a form sent before hydration stays if the page is translated', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/contact');

  await submitForm(page, newEnquiry());
  await expect(page).toHaveURL('/contact#sent');
  await expect(thanks(page)).toBeInViewport();
  await page.evaluate(translate);

  await loadScripts();

  await expect(thanks(page)).toBeInViewport();
});

test('an error of a translated form is replaced by the next one', async ({
  page,
}) => {
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(field(page, 'name')).toHaveAccessibleDescription(
    content.contact.errors.name,
  );
  await page.evaluate(translate);

  await field(page, 'name').fill('x'.repeat(201));
  await submitButton(page).click();

  const tooLong = content.contact.errors.tooLong.replace('{limit}', '200');

  await expect(field(page, 'name')).toHaveAccessibleDescription(tooLong);
  await expect(page.getByText(tooLong).first()).toBeVisible();
});
