import type { Page } from '@playwright/test';
import { ADDRESSES, content, label, sectionsOf } from '../content';
import { expect, footerLink, open, scripted, shows, test } from './support/test';

const bar = (page: Page) => page.getByRole('banner');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** As Chromium writes a colour, which turns from the one to the other by degrees. */
const isSolid = (page: Page) => expect(bar(page)).toHaveCSS('background-color', /^rgb\(/);
const isTransparent = (page: Page) =>
  expect(bar(page)).toHaveCSS('background-color', /^rgba\(.*, 0\)$/);

for (const { path, isText } of ADDRESSES)
  test(`the bar of ${path} holds logo and menu button, stays at the top, and is ${isText ? 'always solid' : 'solid from 1 px on'}`, async ({
    page,
  }) => {
    await open(page, path);
    const before = await bar(page).boundingBox();
    expect(before?.y).toBe(0);
    const atTop = isText ? isSolid : isTransparent;
    await atTop(page);
    await scrollTo(page, 1);
    await isSolid(page);
    await scrollTo(page, 400);
    expect(await bar(page).boundingBox()).toEqual(before);
    await scrollTo(page, 0);
    await atTop(page);
    await expect(bar(page).getByRole('button')).toHaveText([label('menu')]);
    await expect(bar(page).getByRole('link')).toHaveText([content.site.name]);
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/home');
  });

test('every path change shows the page from its top, with the bar that it begins with, Back and Forward and / to /home included', async ({
  page,
}) => {
  const { home, about, privacy, site } = content;
  await open(page, '/');
  const back = () => page.goBack();
  for (const [go, path, { heading }] of [
    [() => footerLink(page, about.name).click(), '/about', about],
    [() => footerLink(page, privacy.name).click(), '/privacy', privacy],
    [back, '/about', about],
    [back, '/', home],
    [() => page.goForward(), '/about', about],
    [back, '/', home],
    [() => bar(page).getByRole('link', { name: site.name }).click(), '/home', home],
  ] as const) {
    await scrollTo(page, 900);
    expect(await scrollY(page)).toBeGreaterThan(0);
    await go();
    await shows(page, path, heading);
    await expect.poll(() => scrollY(page)).toBe(0);
    await (path === '/privacy' ? isSolid(page) : isTransparent(page));
  }
});

test('a page that is loaded again stays where the visitor was', async ({ page }) => {
  await open(page, '/privacy');
  await scrollTo(page, 1500);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.reload();
  await scripted(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

const [, section = { title: '', id: '' }] = sectionsOf('privacy.md');

/** The heading stands below the bar, near the top of the window. */
async function showsSection(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: section.title, exact: true });
  const { height = NaN } = (await bar(page).boundingBox()) ?? {};
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
}

test('a fragment scrolls to what it names, by address and on the page', async ({ page }) => {
  await open(page, `/privacy#${section.id}`);
  await showsSection(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: label('contents') });
  await contents.getByRole('link', { name: section.title, exact: true }).click();
  await expect(page).toHaveURL(`/privacy#${encodeURI(section.id)}`);
  await showsSection(page);
});

test('Back to thanks that are gone, of a post without scripts, shows the top', async ({ page }) => {
  await open(page, '/contact#sent');
  await footerLink(page, content.about.name).click();
  await shows(page, '/about', content.about.heading);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await shows(page, '/contact#sent', content.contact.heading);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: label('skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
