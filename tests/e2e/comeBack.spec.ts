import type { Page } from '@playwright/test';
import { content } from '../content';
import { openBeforeScripts } from './support/openBeforeScripts';
import {
  fillForm,
  newEnquiry,
  readForm,
  submitButton,
  submitForm,
} from './support/form';
import { translate } from './support/pageChanges';
import { expectSent } from './support/sending';
import {
  expect,
  followFooterLinks,
  open,
  test,
  untilHydrated,
} from './support/test';

// React reports a translated page and renders it anew. The function answers an
// invalid enquiry with status 400.
test.use({ expectedError: /Minified React error #418|status of 400/ });

const OTHER_SITE = 'data:text/html,<h1>Another site</h1>';

async function visitOtherSite(page: Page): Promise<void> {
  await page.goto(OTHER_SITE);
  // Chromium needs a moment to save the texts of the page that it left. On a
  // busy machine, Back came too early.
  await page.waitForTimeout(1000);
}

// Playwright starts Chromium without its cache of pages, so Back loads the page
// again, as on a phone that has discarded the tab.
for (const arrive of ['directly', 'by a link'] as const)
  test(`text typed by a visitor who came ${arrive} is there on Back from another site`, async ({
    page,
  }) => {
    await open(page, arrive === 'directly' ? '/contact' : '/');
    if (arrive === 'by a link') await followFooterLinks(page, 'contact');
    const typed = newEnquiry();

    await fillForm(page, typed);

    await visitOtherSite(page);
    await page.goBack();
    await untilHydrated(page);

    expect(await readForm(page)).toEqual(typed);
    await submitButton(page).click();
    await expectSent(page, typed);
  });

test('text that the browser restores on Back stays if the page is translated before hydration', async ({
  page,
}) => {
  await open(page, '/contact');
  const typed = newEnquiry();

  await fillForm(page, typed);
  await visitOtherSite(page);
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate.toString()})(), { once: true })`,
  );

  await page.goBack();
  await untilHydrated(page);

  expect(await readForm(page)).toEqual(typed);
});

test('typed text is there on Back and Forward between pages of the site', async ({
  page,
}) => {
  await open(page, '/about');
  await followFooterLinks(page, 'contact');
  const typed = newEnquiry();

  await fillForm(page, typed);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.about.heading,
  );
  await page.goForward();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.contact.heading,
  );
  expect(await readForm(page)).toEqual(typed);
});

test('text that was sent before hydration is there on Back from the answer page', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/contact');
  const typed = { ...newEnquiry(), phone: '12a' };

  await submitForm(page, typed);
  await expect(page).toHaveURL('/api/sendEmail');
  await expect(page.locator('#phone-error')).toHaveText(
    content.contact.errors.phone,
  );

  await page.goBack();
  await loadScripts();

  expect(await readForm(page)).toEqual(typed);
});

test('text that a program fills in without an event survives a look at another page', async ({
  page,
}) => {
  await open(page, '/contact');
  const typed = newEnquiry();

  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(
        `form[method=post] [name=${name}]`,
      );

      if (control) control.value = value;
    }
  }, typed);
  await followFooterLinks(page, 'about');
  await page.goBack();
  expect(await readForm(page)).toEqual(typed);
});
