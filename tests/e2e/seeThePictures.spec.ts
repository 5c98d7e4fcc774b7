import type { Locator, Page } from '@playwright/test';
import { fillIn, nodesOf } from '../../src/content/read/markdown';
import { bodyOf, content, TEXT_PAGES } from '../content';
import { scrollThrough } from './support/screens';
import { expect, open, test } from './support/test';

interface Picture {
  description: string;

  /** Empty if there is none. */
  caption: string;
}

const picturesIn = (file: string): Picture[] =>
  nodesOf(bodyOf(file))
    .filter(({ type }) => type === 'image')
    .map(({ alt, title }) => ({
      description: fillIn(alt ?? '', content.site),
      caption: fillIn(title ?? '', content.site),
    }));

const PAGES_WITH_PICTURES = TEXT_PAGES.map(({ path, file }) => ({
  path,
  pictures: picturesIn(file),
})).filter(({ pictures }) => pictures.length > 0);

/** Pictures of the text; the page's own picture stands in no paragraph. */
const figuresOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.locator('img') });

/** Returns the file that the browser chose, without its size. */
const chosenFormat = (image: Locator): Promise<string | undefined> =>
  image.evaluate((element: HTMLImageElement) =>
    element.currentSrc.split('.').pop(),
  );

for (const { path, pictures } of PAGES_WITH_PICTURES) {
  test(`${path} shows its pictures with descriptions, captions and no style attribute`, async ({
    page,
  }) => {
    await open(page, path);
    await scrollThrough(page);
    const figures = figuresOf(page);

    await expect(figures).toHaveCount(pictures.length);
    await expect(figures.locator('[style]')).toHaveCount(0);

    for (const [index, { description, caption }] of pictures.entries()) {
      const figure = figures.nth(index);
      const image = figure.getByRole('img');

      await expect(image).toHaveAttribute('alt', description);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      expect(await chosenFormat(image)).toBe('avif');
      await expect(figure.locator('figcaption')).toHaveText(
        caption === '' ? [] : [caption],
      );
    }
  });
}

test.describe('before they load', () => {
  // The browser logs an error for each picture that the test aborts.
  test.use({ expectedError: /ERR_FAILED/ });

  for (const width of [390, 1440])
    for (const { path } of PAGES_WITH_PICTURES)
      test(`the pictures of ${path} have room in their own shape, and not more than their width, at ${width} px`, async ({
        page,
      }) => {
        await page.route('**/static/**', (route) => route.abort());
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const boxes = await figuresOf(page)
          .getByRole('img')
          .evaluateAll((images) =>
            images.map((image) => ({
              shown: image.getBoundingClientRect(),
              width: Number(image.getAttribute('width')),
              height: Number(image.getAttribute('height')),
              columnWidth: image.closest('main')?.clientWidth,
            })),
          );

        expect(boxes.length).toBeGreaterThan(0);

        for (const { shown, width: ownWidth, height, columnWidth } of boxes) {
          expect(shown.width).toBeGreaterThan(0);
          expect(shown.width).toBeLessThanOrEqual(ownWidth);
          expect(shown.width).toBeLessThanOrEqual(columnWidth ?? 0);
          expect(shown.width / shown.height).toBeCloseTo(ownWidth / height, 1);
        }
      });
});

test.describe('pictures in one paragraph', () => {
  for (const [width, place] of [
    [767, 'one below the other'],
    [768, 'side by side'],
  ] as const)
    test(`stand ${place} at ${width} px`, async ({ page }) => {
      const found = PAGES_WITH_PICTURES[0];

      test.skip(!found, 'no text has a picture');
      await open(page, found?.path ?? '', width);
      const pair = page.getByRole('main').locator('figure + figure').first();

      test.skip((await pair.count()) === 0, 'no paragraph has two pictures');
      const isBeside = await pair.evaluate((second) => {
        const first = second.previousElementSibling?.getBoundingClientRect();

        return (first?.right ?? 0) <= second.getBoundingClientRect().left;
      });

      expect(isBeside).toBe(place === 'side by side');
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, pictures } of PAGES_WITH_PICTURES)
    test(`${path} has its pictures`, async ({ page }) => {
      await page.goto(path);
      await expect(figuresOf(page).getByRole('img')).toHaveCount(
        pictures.length,
      );
    });
});
