import type { Page } from '@playwright/test';
import { ADDRESSES, content, label, SECTION_TO_SCROLL_TO } from '../content';
import {
  boxOf,
  contentsList,
  expect,
  expectPage,
  footerLink,
  open,
  skipLink,
  test,
  untilHydrated,
} from './support/test';

const { site } = content;
const bar = (page: Page) => page.getByRole('banner');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/**
 * Chromium serialises an opaque colour as rgb(), a transparent one as rgba().
 */
const expectSolidBar = (page: Page) =>
  expect(bar(page)).toHaveCSS('background-color', /^rgb\(/);
const expectTransparentBar = (page: Page) =>
  expect(bar(page)).toHaveCSS('background-color', /^rgba\(.*, 0\)$/);

for (const { path, barBackground } of ADDRESSES)
  test(`the bar of ${path} has menu button and logo, and stays at the top`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(bar(page).getByRole('button')).toHaveText([label('menu')]);
    await expect(bar(page).getByRole('link')).toHaveText([site.name]);
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/home');
    const boxBefore = await boxOf(bar(page));

    expect(boxBefore.y).toBe(0);
    const expectUnscrolledBar =
      barBackground === 'solid' ? expectSolidBar : expectTransparentBar;

    await expectUnscrolledBar(page);
    await scrollTo(page, 1); // requirement 10: solid from 1 px of scrolling on
    await expectSolidBar(page);
    await scrollTo(page, 400);
    expect(await boxOf(bar(page))).toEqual(boxBefore);
    await scrollTo(page, 0);
    await expectUnscrolledBar(page);
  });

test('every page change scrolls to the top, Back and Forward included', async ({
  page,
}) => {
  await open(page, '/');
  const back = () => page.goBack();

  for (const [navigate, path] of [
    [() => footerLink(page, 'about').click(), '/about'],
    [() => footerLink(page, 'privacy').click(), '/privacy'],
    [back, '/about'],
    [back, '/'],
    [() => page.goForward(), '/about'],
    [back, '/'],
    [() => bar(page).getByRole('link', { name: site.name }).click(), '/home'],
  ] as const) {
    await scrollTo(page, 900);
    expect(await scrollY(page)).toBeGreaterThan(0);
    await navigate();
    await expectPage(page, path);
    await expect.poll(() => scrollY(page)).toBe(0);
    await (path === '/privacy'
      ? expectSolidBar(page)
      : expectTransparentBar(page));
  }
});

test('a reload keeps the scroll position', async ({ page }) => {
  // so small that a short policy scrolls, too
  await open(page, '/privacy', 390, 400);
  const end = await page.evaluate(
    () => document.documentElement.scrollHeight - innerHeight,
  );
  const position = Math.min(1500, Math.floor(end / 2));

  expect(position).toBeGreaterThan(0);
  await scrollTo(page, position);
  await expect.poll(() => scrollY(page)).toBe(position);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollY(page)).toBe(position);
});

/**
 * Expects the heading of the section in the upper part of the window, or the
 * end of the page, and not behind the bar.
 */
async function expectSectionInView(page: Page): Promise<void> {
  const heading = page.locator(`[id="${SECTION_TO_SCROLL_TO.id}"]`);
  const { height } = await boxOf(bar(page));

  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { scrollHeight } = document.documentElement;
        const isAtEnd = Math.ceil(window.scrollY + innerHeight) >= scrollHeight;

        return isAtEnd || element.getBoundingClientRect().top < 300;
      }),
    )
    .toBe(true);
  await expect(heading).toBeInViewport();
  expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(height);
}

test('a #fragment scrolls to its element, in an opened address and in a link', async ({
  page,
}) => {
  await open(page, `/privacy#${SECTION_TO_SCROLL_TO.id}`);
  await expectSectionInView(page);

  // on a phone the list of sections is folded
  await open(page, '/privacy', 1280);
  await contentsList(page)
    .getByRole('link', { name: SECTION_TO_SCROLL_TO.title, exact: true })
    .click();
  await expect(page).toHaveURL(
    `/privacy#${encodeURI(SECTION_TO_SCROLL_TO.id)}`,
  );
  await expectSectionInView(page);
});

// CSS shows #sent, the thanks after a form post without scripts, only if it is
// the `:target`. Browsers choose the `:target` when they load a page or follow
// a link. Back renders a new element #sent, which is not the `:target`, so it
// is hidden.
test('Back to /contact#sent scrolls to the top, not to the hidden #sent', async ({
  page,
}) => {
  await open(page, '/contact#sent');
  await footerLink(page, 'about').click();
  await expectPage(page, '/about');
  await scrollTo(page, 900);
  await page.goBack();
  await expectPage(page, '/contact#sent');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('the skip link is the first tab stop and moves the focus to the content', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = skipLink(page);

  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
