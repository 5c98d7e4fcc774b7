import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { carousel, SLIDES_MOVE, showsAllSlides, TOO_FEW_SLIDES, titleAt } from './support/carousel';
import { enquiry, fillForm, submit, referenceOf } from './support/fillForm';
import { waitForMail } from './support/inbox';
import { scriptsWith } from './support/scriptsWith';
import { thanks } from './support/sending';
import { expect, footerLink, open, hydrated, expectPage, test } from './support/test';

test.use({
  expectedError: /Failed to load resource|ChunkLoadError|Loading chunk|page resources|JSON/,
});

const ABOUT = '**/component---src-templates-about-*.js';
const CAROUSEL = scriptsWith('slick-initialized');

const { about, contact } = content;
const reload = (page: Page) => page.getByRole('button', { name: label('reloadButton') });
const abort = (page: Page, scripts: string | RegExp) =>
  page.route(scripts, (route) => route.abort());

async function expectNotice(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(label('reloadText'))).toBeVisible();
  await expect(reload(page)).toBeVisible();
}

test('a page whose script fails to load stays usable, and Reload loads it again', async ({
  page,
}) => {
  await abort(page, ABOUT);
  await page.goto('/about');
  await expectPage(page, '/about', about.heading);
  await expectNotice(page);
  await footerLink(page, contact.name).click();
  await expectPage(page, '/contact', contact.heading);
  await page.goBack();
  await expectNotice(page);
  await page.unroute(ABOUT);
  await reload(page).click();
  await hydrated(page);
  await expect(page.getByText(label('reloadText'))).toBeHidden();
});

test('a page whose first script fails to load stays readable, and shows the notice', async ({
  page,
}) => {
  await abort(page, '**/app-*.js');
  await page.goto('/about');
  await expectPage(page, '/about', about.heading);
  await expectNotice(page);
});

test('the form can be sent if the script of its page fails to load', async ({ page }) => {
  await abort(page, '**/component---src-templates-contact-*.js');
  const typed = enquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await waitForMail(referenceOf(typed));
});

test('a link to a page whose script fails to load shows the page and the notice', async ({
  page,
}) => {
  await open(page, '/');
  await abort(page, ABOUT);
  await footerLink(page, about.name).click();
  await expectPage(page, '/about', about.heading);
  await expectNotice(page);
});

test('the browser follows a link to a page whose data is invalid', async ({ page }) => {
  await open(page, '/');
  const broken = { path: '/about', slicesMap: { missing: 'missing' } };
  await page.route('**/page-data/about/page-data.json', (route) => route.fulfill({ json: broken }));
  const loaded = page.waitForEvent('domcontentloaded');
  await footerLink(page, about.name).click();
  await loaded;
  await expectPage(page, '/about', about.heading);
});

test('after 120,000 ms without the script of the carousel, all slides are shown', async ({
  page,
}) => {
  test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
  await page.clock.install({ time: 0 });
  await page.route(CAROUSEL, () => {
    // Never answered.
  });
  const requested = page.waitForRequest(CAROUSEL);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await requested;
  await page.clock.runFor(119_000);
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(0)]);
  await page.clock.runFor(5_000);
  await showsAllSlides(page);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
