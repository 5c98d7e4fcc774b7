import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { carousel, expectAllSlides, skipWithoutTwoSlides, titleAt } from './support/carousel';
import { newEnquiry, fillForm, submit, referenceOf } from './support/fillForm';
import { waitForMail } from './support/inbox';
import { reactSlickUrl } from './support/reactSlickUrl';
import { thanks } from './support/sending';
import { expect, footerLink, open, untilHydrated, expectPage, test } from './support/test';

test.use({
  // Messages of the browser, webpack and Gatsby about a script or page data that they can't load.
  expectedError: /Failed to load resource|ChunkLoadError|Loading chunk|page resources|JSON/,
});

const ABOUT_SCRIPT = '**/component---src-templates-about-*.js';

const { about, contact } = content;
const reloadButton = (page: Page) => page.getByRole('button', { name: label('reloadButton') });
const blockScripts = (page: Page, urls: string | RegExp) =>
  page.route(urls, (route) => route.abort());

async function expectReloadNotice(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(label('reloadText'))).toBeVisible();
  await expect(reloadButton(page)).toBeVisible();
}

test('a page without its script stays usable, and Reload loads the script', async ({ page }) => {
  await blockScripts(page, ABOUT_SCRIPT);
  await page.goto('/about');
  await expectPage(page, '/about');
  await expectReloadNotice(page);
  await footerLink(page, contact.name).click();
  await expectPage(page, '/contact');
  await page.goBack();
  await expectReloadNotice(page);
  await page.unroute(ABOUT_SCRIPT);
  await reloadButton(page).click();
  await untilHydrated(page);
  await expect(page.getByText(label('reloadText'))).toBeHidden();
});

test('a page without app.js stays readable, and shows the reload notice', async ({ page }) => {
  await blockScripts(page, '**/app-*.js');
  await page.goto('/about');
  await expectPage(page, '/about');
  await expectReloadNotice(page);
});

test('a page whose data is missing is readable, and shows the reload notice', async ({ page }) => {
  await page.route('**/page-data/about/page-data.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await expectPage(page, '/about');
  await expectReloadNotice(page);
});

test('the form can be sent without the script of its page', async ({ page }) => {
  await blockScripts(page, '**/component---src-templates-contact-*.js');
  const typed = newEnquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await waitForMail(referenceOf(typed));
});

test('a link to a page without its script shows it and the reload notice', async ({ page }) => {
  await open(page, '/');
  await blockScripts(page, ABOUT_SCRIPT);
  await footerLink(page, about.name).click();
  await expectPage(page, '/about');
  await expectReloadNotice(page);
});

test('a link to a page whose data is invalid loads a new document', async ({ page }) => {
  await open(page, '/');
  // The data names a slice of Gatsby's that does not exist.
  const invalidData = { path: '/about', slicesMap: { missing: 'missing' } };
  await page.route('**/page-data/about/page-data.json', (route) =>
    route.fulfill({ json: invalidData }),
  );
  const newDocument = page.waitForEvent('domcontentloaded');
  await footerLink(page, about.name).click();
  await newDocument;
  await expectPage(page, '/about');
});

test('all slides are shown if react-slick has not arrived after 120,000 ms', async ({ page }) => {
  skipWithoutTwoSlides();
  await page.clock.install({ time: 0 });
  await page.route(reactSlickUrl(), () => {
    // Never answered.
  });
  const requested = page.waitForRequest(reactSlickUrl());
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await requested;
  await page.clock.runFor(119_000);
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(0)]);
  await page.clock.runFor(5_000);
  await expectAllSlides(page);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
