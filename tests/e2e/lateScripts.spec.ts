import type { Page } from '@playwright/test';
import {
  carousel,
  expectSlide,
  skipWithoutTwoSlides,
} from './support/carousel';
import { drawer, drawerLink, menuButton } from './support/drawer';
import {
  newEnquiry,
  field,
  readForm,
  fillForm,
  submitButton,
  submitForm,
} from './support/form';
import { openBeforeScripts } from './support/openBeforeScripts';
import { dismissLink, expectSent, thanks } from './support/sending';
import { expect, open, untilHydrated, test } from './support/test';

/** Returns the paths of the page's scripts, in the order of the page. */
const scriptSources = (page: Page): Promise<string[]> =>
  page
    .locator('script[data-sources]')
    .evaluate((script: HTMLElement) =>
      (script.dataset.sources ?? '').split(' '),
    );

test('Home requests no script before its first contentful paint', async ({
  page,
}) => {
  await open(page, '/');
  const timeline = await page.evaluate(() =>
    performance.getEntries().map(({ name }) => name),
  );
  const [first, ...scripts] = timeline.filter((name) =>
    /first-contentful-paint|\.js$/.test(name),
  );

  expect(first).toBe('first-contentful-paint');
  expect(scripts.length).toBeGreaterThan(0);
});

test('the scripts run in the order of the page, whichever arrives first', async ({
  page,
}) => {
  // Each script tells when it runs, and the first one arrives last.
  const arrived: string[] = [];
  let releaseFirst = () => {};
  const othersArrived = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });

  await page.route('**/*.js', async (route) => {
    const url = route.request().url();
    const sources = await scriptSources(page);
    const name = new URL(url).pathname;

    if (!sources.includes(name)) return route.continue();
    if (name === sources[0]) await othersArrived;

    const response = await route.fetch();
    const script = await response.text();

    arrived.push(name);
    if (arrived.length === sources.length - 1) releaseFirst();

    await route.fulfill({
      response,
      body: `(window.ranScripts ??= []).push('${name}');${script}`,
    });
  });
  await open(page, '/');

  const sources = await scriptSources(page);

  expect(sources.length).toBeGreaterThan(1);
  expect(arrived.at(-1)).toBe(sources[0]);
  expect(await page.evaluate<string[]>('window.ranScripts')).toEqual(sources);
});

test('the slides advance although a picture and the fonts never load', async ({
  page,
}) => {
  skipWithoutTwoSlides();
  await page.route(/\.(woff2|png)$/, () => {});
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</body>',
      '<img src="/lost.png" alt=""></body>',
    );

    await route.fulfill({ response, body: html });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await carousel(page).scrollIntoViewIfNeeded();
  await expectSlide(page, 1);
  // no load event
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the scripts load in a browser that does not report paints', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/contact');
  await untilHydrated(page);
});

test('entering the form loads the scripts at once, although pictures and fonts are late', async ({
  page,
}) => {
  // Stops the time, and with it the timeout after which the scripts load in any
  // case.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route(/\.(woff2|png|avif|webp)$/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  const script = page.waitForRequest('**/*.js');

  await field(page, 'name').click();
  await script;
});

test('text typed before the scripts have loaded stays, and is sent', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/contact');
  const typed = newEnquiry();

  await fillForm(page, typed);
  await loadScripts();
  expect(await readForm(page)).toEqual(typed);
  await submitButton(page).click();
  await expectSent(page, typed);
  // A form sent without scripts leads to /contact#sent.
  await expect(page).toHaveURL('/contact');
});

test('the thanks for a form sent before hydration stays until dismissed', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/contact');

  await submitForm(page, newEnquiry());
  await expect(page).toHaveURL('/contact#sent');
  await expect(thanks(page)).toBeInViewport();
  await loadScripts();
  await field(page, 'name').fill('Zoë');
  await expect(thanks(page), 'after typing').toBeVisible();
  await dismissLink(page).click();
  await expect(thanks(page)).toBeHidden();
});

test('the drawer opens before the scripts have loaded, and stays open', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/');

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await loadScripts();
  await expect(drawer(page)).toBeVisible();
  await drawerLink(page, 'about').click();
  await expect(page).toHaveURL('/about');
  await expect(drawer(page)).toBeHidden();
});

test('the scripts keep the scroll position of a page and make its bar solid', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/about');

  // Wait for the page and its typefaces: when they replace the fallback fonts,
  // the scroll position may change.
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page
    .getByRole('main')
    .locator('section')
    .last()
    .scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);

  expect(scrollY).toBeGreaterThan(0);
  await loadScripts();
  // Chromium serialises an opaque colour as rgb(), a transparent one as rgba().
  await expect(page.getByRole('banner')).toHaveCSS(
    'background-color',
    /^rgb\(/,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
});
