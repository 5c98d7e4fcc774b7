import { scrollThrough } from './looksScreens';
import { expect, open, test } from './test';
import { PAGES, words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of PAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${path} is printed in black on white, without bar and drawings, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', colorScheme });
      await open(page, path);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('dialog')).toBeHidden();
      await expect(page.locator('svg').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      const line = page.getByText(new RegExp(`^${words.site.name}\\s*http`));
      await expect(line).toContainText(path);
      await expect(line).toContainText('November 30, 2021');
      const colours = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest('.sr-only, #gatsby-announcer'),
          )
          .filter((element) => [...element.childNodes].some((node) => node.nodeValue?.trim()))
          .map((element) => getComputedStyle(element).color),
      );
      expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)']);
      const grounds = await page.evaluate(() =>
        [...document.querySelectorAll('html, body, body *')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((ground) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(ground)),
      );
      expect(grounds).toEqual([]);
    });

for (const [path, fewest, most] of [
  ['/', 1, 2],
  ['/about', 1, 2],
  ['/contact', 1, 1],
  ['/privacy', 3, 7],
] as const)
  test(`${path} prints on ${fewest} to ${most} pages of A4`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
  });

test('all slides are printed, one under the other', async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page);
  await expect(page.locator('.slick-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const slides = await page.locator('.slick-slide').evaluateAll((all) =>
    all.map((slide) => {
      const { top, bottom } = slide.getBoundingClientRect();
      return { top, bottom, opacity: getComputedStyle(slide).opacity };
    }),
  );
  expect(slides.map(({ opacity }) => opacity)).toEqual(['1', '1', '1']);
  for (const [index, { top }] of slides.slice(1).entries())
    expect(top).toBeGreaterThanOrEqual(slides[index]?.bottom ?? Infinity);
});

test('addresses of links are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/privacy');
  const link = page.getByRole('main').locator('a[href^="http"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain((await link.getAttribute('href')) ?? 'http');
});
