import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { carousel, MOVES, STANDS, titleAt, TITLES } from './support/carousel';
import { enquiry, fillForm, submit, threadOf } from './support/fillForm';
import { mailWith } from './support/inbox';
import { hold } from './support/hold';
import { scriptsWith } from './support/scriptsWith';
import { thanks } from './support/sending';
import { expect, footerLink, open, scripted, test } from './support/test';

test.use({ expectedError: /Failed to load resource|ChunkLoadError|Loading chunk|page resources/ });

const CAROUSEL = scriptsWith('slick-initialized');
const RULES = scriptsWith('ValidationError');

/** How long a browser holds a page for a view transition that can't go on, in milliseconds. */
const HELD = 4000;

const reload = (page: Page) => page.getByRole('button', { name: label('reloadButton') });

/** A short notice with a way out, never a blank page. */
async function showsNotice(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(label('reloadText'))).toBeVisible();
  await expect(reload(page)).toBeVisible();
}

for (const { path, template, heading } of [
  { path: '/', template: 'home', heading: content.home.heading },
  { path: '/about', template: 'about', heading: content.about.heading },
  { path: '/privacy', template: 'text', heading: content.privacy.heading },
]) {
  test(`${path} can be read and left where its own script is lost, and says so`, async ({
    page,
  }) => {
    await page.route(`**/component---src-templates-${template}-*.js`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await showsNotice(page);
    await footerLink(page, content.contact.name).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.heading);
  });
}

test('the form can be sent where the script of its page is lost', async ({ page }) => {
  await page.route('**/component---src-templates-contact-*.js', (route) => route.abort());
  const typed = enquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

test('the form can be sent where the script that checks it is lost', async ({ page }) => {
  await page.route(RULES, (route) => route.abort());
  const typed = enquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

test('the slides stand under each other where the script of the carousel is lost', async ({
  page,
}) => {
  test.skip(!MOVES, STANDS);
  await page.route(CAROUSEL, (route) => route.abort());
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('heading')).toHaveText(TITLES);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('a link whose page has lost its script still shows that page, and says so', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/component---src-templates-about-*.js', (route) => route.abort());
  await footerLink(page, content.about.name).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
  await showsNotice(page);
});

test('a page that has lost its script does not hold the one that is still shown', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/component---src-templates-about-*.js', (route) => route.abort());
  const letPageCome = await hold(page, /\/about$/);
  // Whether the page draws a frame while it waits for the other one.
  const draws = page.evaluate((longest) => {
    const { requestAnimationFrame } = window;
    return new Promise((resolve) => {
      window.addEventListener('beforeunload', () => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), longest);
      });
    });
  }, HELD / 2);
  await footerLink(page, content.about.name).click();
  expect(await draws).toBe(true);
  letPageCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
});

test('the notice leads to the page itself, which is then whole', async ({ page }) => {
  const scripts = '**/component---src-templates-about-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/about');
  await showsNotice(page);
  await page.unroute(scripts);
  await reload(page).click();
  await scripted(page);
  await expect(page.getByText(label('reloadText'))).toBeHidden();
});

test('a script is waited for 120000 ms', async ({ page }) => {
  test.skip(!MOVES, STANDS);
  await page.clock.install({ time: 0 });
  await page.route(CAROUSEL, () => {
    // It never comes.
  });
  const asked = page.waitForRequest(CAROUSEL);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await asked;
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(0)]);
  await page.clock.runFor(119_000);
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(0)]);
  await page.clock.runFor(5_000);
  await expect(carousel(page).getByRole('heading')).toHaveText(TITLES);
});
