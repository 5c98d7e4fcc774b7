import type { Page } from '@playwright/test';
import { ADDRESSES, content, label, sectionsOf } from '../content';
import { expect, footerLink, open, hydrated, expectPage, test } from './support/test';

const bar = (page: Page) => page.getByRole('banner');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Chromium serialises an opaque colour as rgb(), a transparent one as rgba(). */
const isSolid = (page: Page) => expect(bar(page)).toHaveCSS('background-color', /^rgb\(/);
const isTransparent = (page: Page) =>
  expect(bar(page)).toHaveCSS('background-color', /^rgba\(.*, 0\)$/);

for (const { path, bar: ground } of ADDRESSES)
  test(`the bar of ${path} stays at the top, ${ground === 'solid' ? 'always solid' : 'solid from 1 px on'}`, async ({
    page,
  }) => {
    await open(page, path);
    const before = await bar(page).boundingBox();
    expect(before?.y).toBe(0);
    const atTop = ground === 'solid' ? isSolid : isTransparent;
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

test('every page change scrolls to the top, Back and Forward included', async ({ page }) => {
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
    await expectPage(page, path, heading);
    await expect.poll(() => scrollY(page)).toBe(0);
    await (path === '/privacy' ? isSolid(page) : isTransparent(page));
  }
});

test('a reload keeps the scroll position', async ({ page }) => {
  await open(page, '/privacy');
  await scrollTo(page, 1500);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

const [, section = { title: '', id: '' }] = sectionsOf('privacy.md');

/** Expects the heading below the bar, in the upper part of the window. */
async function expectSection(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: section.title, exact: true });
  const { height = NaN } = (await bar(page).boundingBox()) ?? {};
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
}

test('a fragment scrolls to its element, in the address and by a link', async ({ page }) => {
  await open(page, `/privacy#${section.id}`);
  await expectSection(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: label('contents') });
  await contents.getByRole('link', { name: section.title, exact: true }).click();
  await expect(page).toHaveURL(`/privacy#${encodeURI(section.id)}`);
  await expectSection(page);
});

test('Back to /contact#sent, whose thanks is hidden by then, scrolls to the top', async ({
  page,
}) => {
  await open(page, '/contact#sent');
  await footerLink(page, content.about.name).click();
  await expectPage(page, '/about', content.about.heading);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expectPage(page, '/contact#sent', content.contact.heading);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('the skip link is the first tab stop, and moves the focus to the content', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: label('skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
