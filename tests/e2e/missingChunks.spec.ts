import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { carousel, MOVES, showsAllSlides, STANDS, titleAt } from './support/carousel';
import { enquiry, fillForm, submit, threadOf } from './support/fillForm';
import { mailWith } from './support/inbox';
import { scriptsWith } from './support/scriptsWith';
import { thanks } from './support/sending';
import { expect, footerLink, open, scripted, shows, test } from './support/test';

test.use({
  expectedError: /Failed to load resource|ChunkLoadError|Loading chunk|page resources|JSON/,
});

const ABOUT = '**/component---src-templates-about-*.js';
const CAROUSEL = scriptsWith('slick-initialized');

const { about, contact } = content;
const reload = (page: Page) => page.getByRole('button', { name: label('reloadButton') });
const lose = (page: Page, scripts: string | RegExp) =>
  page.route(scripts, (route) => route.abort());

/** A short notice with a way out, never a blank page. */
async function showsNotice(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(label('reloadText'))).toBeVisible();
  await expect(reload(page)).toBeVisible();
}

test('a page whose own script is lost can be read and left, and its notice leads to the whole page', async ({
  page,
}) => {
  await lose(page, ABOUT);
  await page.goto('/about');
  await shows(page, '/about', about.heading);
  await showsNotice(page);
  await footerLink(page, contact.name).click();
  await shows(page, '/contact', contact.heading);
  await page.goBack();
  await showsNotice(page);
  await page.unroute(ABOUT);
  await reload(page).click();
  await scripted(page);
  await expect(page.getByText(label('reloadText'))).toBeHidden();
});

test('the form can be sent where the script of its page is lost', async ({ page }) => {
  await lose(page, '**/component---src-templates-contact-*.js');
  const typed = enquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

test('a link whose page has lost its script shows that page and says so', async ({ page }) => {
  await open(page, '/');
  await lose(page, ABOUT);
  await footerLink(page, about.name).click();
  await shows(page, '/about', about.heading);
  await showsNotice(page);
});

test('a link whose page data is broken is followed by the browser', async ({ page }) => {
  await open(page, '/');
  const broken = { path: '/about', slicesMap: { missing: 'missing' } };
  await page.route('**/page-data/about/page-data.json', (route) => route.fulfill({ json: broken }));
  const loaded = page.waitForEvent('domcontentloaded');
  await footerLink(page, about.name).click();
  await loaded;
  await shows(page, '/about', about.heading);
});

test('a script is waited for 120000 ms; without that of the carousel the slides stand under each other', async ({
  page,
}) => {
  test.skip(!MOVES, STANDS);
  await page.clock.install({ time: 0 });
  await page.route(CAROUSEL, () => {
    // It never comes.
  });
  const asked = page.waitForRequest(CAROUSEL);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await asked;
  await page.clock.runFor(119_000);
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(0)]);
  await page.clock.runFor(5_000);
  await showsAllSlides(page);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
