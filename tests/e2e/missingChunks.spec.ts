import type { Page } from '@playwright/test';
import { label } from '../content';
import {
  carousel,
  expectAllSlides,
  expectSlide,
  skipWithoutTwoSlides,
} from './support/carousel';
import { newEnquiry, submitForm } from './support/form';
import { reactSlickUrlPattern } from './support/reactSlickUrlPattern';
import { expectSent } from './support/sending';
import {
  expect,
  expectPage,
  followFooterLinks,
  open,
  test,
  untilHydrated,
} from './support/test';

test.use({
  // Messages of the browser, webpack and Gatsby about a script or page data
  // that they can't load.
  expectedError:
    /Failed to load resource|ChunkLoadError|Loading chunk|page resources|JSON/,
});

const ABOUT_SCRIPT = '**/component---src-templates-about-*.js';
const ABOUT_DATA = '**/page-data/about/page-data.json';
const reloadNotice = (page: Page) => page.locator('#reload');
const reloadButton = (page: Page) =>
  reloadNotice(page).getByRole('button', {
    name: label('reloadButton'),
    exact: true,
  });
const answer404 = (page: Page, urls: string) =>
  page.route(urls, (route) => route.fulfill({ status: 404 }));

async function expectAboutWithNotice(page: Page): Promise<void> {
  await expectPage(page, '/about');
  await expect(page.getByRole('alert').and(reloadNotice(page))).toContainText(
    label('reloadText'),
  );
  await expect(reloadButton(page)).toBeVisible();
}

test('a page without its script stays usable, and Reload loads the script', async ({
  page,
}) => {
  await answer404(page, ABOUT_SCRIPT);
  await page.goto('/about');
  await expectAboutWithNotice(page);
  // What Playwright calls visible may lie below the window.
  await expect(reloadButton(page)).toBeInViewport({ ratio: 1 });
  await followFooterLinks(page, 'contact');
  await page.goBack();
  await expectAboutWithNotice(page);
  await page.unroute(ABOUT_SCRIPT);
  await reloadButton(page).click();
  await untilHydrated(page);
  await expect(reloadNotice(page)).toBeHidden();
});

for (const [missing, urls] of Object.entries({
  'app.js': '**/app-*.js',
  'its data': ABOUT_DATA,
}))
  test(`a page without ${missing} is readable, and shows the reload notice`, async ({
    page,
  }) => {
    await answer404(page, urls);
    await page.goto('/about');
    await expectAboutWithNotice(page);
  });

test('the form can be sent without the script of its page', async ({
  page,
}) => {
  await answer404(page, '**/component---src-templates-contact-*.js');
  const typed = newEnquiry();

  await page.goto('/contact');
  await submitForm(page, typed);
  await expectSent(page, typed);
});

test('a link to a page without its script shows that page and the notice', async ({
  page,
}) => {
  await open(page, '/');
  await answer404(page, ABOUT_SCRIPT);
  await followFooterLinks(page, 'about');
  await expectAboutWithNotice(page);
});

test('a link to a page whose data is invalid loads it as a new document', async ({
  page,
}) => {
  await open(page, '/');
  // loading it makes Gatsby throw
  const invalidData = { path: '/about', slicesMap: { slot: 'no-such-slice' } };

  await page.route(ABOUT_DATA, (route) => route.fulfill({ json: invalidData }));
  const newDocument = page.waitForEvent('domcontentloaded');

  await followFooterLinks(page, 'about');
  await newDocument;
});

// The request times out after 120,000 ms (chunkLoadTimeout in
// webpackConfig.ts), between the two calls of `runFor`.
test('all slides are shown if the request for react-slick times out', async ({
  page,
}) => {
  skipWithoutTwoSlides();
  await page.clock.install();
  await page.route(reactSlickUrlPattern(), () => {}); // gives no answer
  const requested = page.waitForRequest(reactSlickUrlPattern());

  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await requested;
  await page.clock.runFor(119_000);
  await expectSlide(page, 0);
  await page.clock.runFor(5_000);
  await expectAllSlides(page);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
