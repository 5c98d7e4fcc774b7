import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hold } from './looksHold';
import { expect, open, test } from './test';
import { label, PAGES, words } from './words';

const TITLES = ['Design', 'Develop', 'Deliver'];
const carousel = (page: Page) => page.getByRole('region', { name: words.home.slides.heading });
const slides = (page: Page) =>
  page.locator(`[aria-roledescription="${label('slide')}"]:not(.slick-cloned *)`);

/** The addresses of the scripts that hold react-slick; earlier builds may have left theirs beside it. */
const slickScript = () => {
  const built = join(__dirname, '../../public');
  const names = readdirSync(built).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(built, name), 'utf8').includes('slick-track'),
  );
  expect(names).not.toEqual([]);
  return new RegExp(names.join('|'));
};

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the carousel keeps its height at ${viewport.width} px before react-slick, after it, and on each slide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const letSlickCome = await hold(page, slickScript());
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const height = async () => (await carousel(page).boundingBox())?.height;
    const before = await height();
    letSlickCome();
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator('.slick-initialized')).toBeVisible();
    expect(await height()).toBe(before);
    for (const title of TITLES) {
      await carousel(page).getByRole('button', { name: title, exact: true }).click();
      await expect(carousel(page).getByRole('heading', { name: title })).toBeVisible();
      expect(await height()).toBe(before);
      const inert = await slides(page).evaluateAll((all) =>
        all.map((slide) => [
          slide.querySelector('h2')?.textContent,
          slide.matches('[inert], [inert] *'),
        ]),
      );
      expect(inert).toEqual(TITLES.map((name) => [name, name !== title]));
    }
  });

test('slides that were paused before react-slick came stay paused', async ({ page }) => {
  await page.clock.install();
  const letSlickCome = await hold(page, slickScript());
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page)
    .getByRole('button', { name: label('pause') })
    .click();
  letSlickCome();
  await expect(carousel(page).locator('.slick-initialized')).toBeVisible();
  await page.clock.runFor(3000);
  expect(await carousel(page).getByRole('heading').allTextContents()).toEqual(['Design']);
});

test('react-slick takes no focus away from a visitor who was there before it', async ({ page }) => {
  const letSlickCome = await hold(page, slickScript());
  const arrived = page.waitForResponse(slickScript());
  await open(page, '/');
  const link = slides(page).first().getByRole('link');
  await link.focus();
  letSlickCome();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel(page).locator('.slick-initialized')).toBeVisible();
  await expect(carousel(page).getByRole('button', { name: 'Design', exact: true })).toBeFocused();
});

/** Three cards, all seen, each below the one before. */
async function standsStacked(page: Page): Promise<void> {
  const boxes: Awaited<ReturnType<Locator['boundingBox']>>[] = [];
  for (const title of TITLES) {
    const card = slides(page).filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toBeVisible();
    await expect(card.getByRole('link')).toBeVisible();
    boxes.push(await card.boundingBox());
  }
  boxes.forEach((box, index) => {
    const above = boxes[index - 1];
    if (above) expect(box?.y).toBeGreaterThanOrEqual(above.y + above.height);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides are three cards under each other', async ({ page }) => {
    await page.goto('/');
    await standsStacked(page);
    await expect(page.getByRole('button', { name: label('pause') })).toBeHidden();
  });

  for (const { path } of PAGES)
    test(`${path} shows its drawings and words`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer svg').first()).toBeVisible();
    });
});

test.describe('where react-slick cannot load', () => {
  test.use({ expectedError: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  test('the slides are three cards under each other', async ({ page }) => {
    await page.route(slickScript(), (route) => route.abort());
    await open(page, '/');
    await carousel(page).scrollIntoViewIfNeeded();
    await standsStacked(page);
  });
});
