import type { Locator } from '@playwright/test';
import { content } from '../content';
import { allOf } from './support/allOf';
import { openDrawer, drawer, closeButton } from './support/drawer';
import { boxOf, expect, open, section, test } from './support/test';

const itemsOf = (region: Locator) =>
  region.getByRole('list').first().locator('> li');

/** Measures elements, rounded to px. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { width, height } = element.getBoundingClientRect();

      return { width: Math.round(width), height: Math.round(height) };
    }),
  );

test('the lines of Home’s offers have one width, not one for each offer', async ({
  page,
}) => {
  await open(page, '/');
  const paragraphs = itemsOf(
    section(page, 'offers', content.home.offers),
  ).getByRole('paragraph');

  for (const paragraph of await allOf(paragraphs))
    await expect(paragraph).toHaveCSS('text-wrap', /pretty/);
});

test('a band of the loom beside the offers is drawn for each offer that a visitor scrolls to', async ({
  page,
}) => {
  await open(page, '/');
  const region = section(page, 'offers', content.home.offers);
  const bands = region.locator('div[aria-hidden="true"] svg > g > g');
  const items = itemsOf(region);

  await expect(bands).toHaveCount(content.home.offers.items.length);

  const countUndrawn = () =>
    bands.evaluateAll(
      (found) =>
        found.filter(
          (band) => parseFloat(getComputedStyle(band).strokeDashoffset) > 0,
        ).length,
    );

  await expect.poll(countUndrawn).toBe(await items.count());

  await items.last().evaluate((item) => {
    item.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect.poll(countUndrawn).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(countUndrawn).toBe(0);
});

test('all values of a row are equally wide', async ({ page }) => {
  const { values } = content.about;

  test.skip(!values, 'the content has no values');
  await open(page, '/about', 1440);
  const region = section(page, 'values', { heading: values?.heading ?? '' });
  const sizes = await sizesOf(itemsOf(region));
  const full = await boxOf(region.getByRole('list').first());

  expect(sizes).not.toEqual([]);
  for (const { width } of sizes)
    expect([1, 2, 3].map((count) => Math.round(full.width / count))).toContain(
      width,
    );
});

test('the wefts of a value grow in their places, so that they cross its warps as in the finished cloth', async ({
  page,
}) => {
  const { values } = content.about;

  test.skip(!values, 'the content has no values');
  await open(page, '/about', 1440);
  const cloth = section(page, 'values', { heading: values?.heading ?? '' })
    .locator('svg')
    .first();
  const wefts = cloth.locator('[data-motion]').first().locator('path');

  /** Scrolls to where the cloth's top is so far below the window's top. */
  const scrollTo = (top: number) =>
    cloth.evaluate((element, wantedTop) => {
      const box = element.getBoundingClientRect();

      window.scrollBy({ top: box.top - wantedTop, behavior: 'instant' });
    }, top);

  /** Counts the wefts of which a part is covered. */
  const countCovered = () =>
    wefts.evaluateAll(
      (paths) =>
        paths.filter((path) =>
          /[1-9][\d.]*%/.test(getComputedStyle(path).clipPath),
        ).length,
    );

  // Only the cloth's top is in the window, which is 900 px high.
  await scrollTo(860);
  await expect.poll(countCovered).toBe(await wefts.count());
  for (const weft of await allOf(wefts))
    await expect(weft).toHaveCSS('transform', 'none');

  await scrollTo(0);
  await expect.poll(countCovered).toBe(0);
});

for (const [width, count] of [
  [320, 2],
  [390, 2],
  [600, 2],
  [1440, 3],
] as const)
  test(`the header of About shows ${count} whole cloths at ${width} px`, async ({
    page,
  }) => {
    await open(page, '/about', width);
    const warps = page
      .getByRole('main')
      .locator('header svg svg path[stroke="var(--text)"]')
      .filter({ visible: true });

    await expect(warps).toHaveCount(1);
    const { x, width: warpsWidth } = await boxOf(warps);

    expect(x).toBeGreaterThan(0);
    expect(x + warpsWidth).toBeLessThan(width);
  });

test('the picture of About is 4 : 3 on phones', async ({ page }) => {
  const { picture: words } = content.about;

  test.skip(!words, 'About has no picture');
  await open(page, '/about', 390);
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: words?.alt ?? '' });

  await picture.scrollIntoViewIfNeeded();
  const naturalShape = () =>
    picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );

  // The file has this shape, so CSS cuts nothing off.
  await expect.poll(naturalShape).toBeCloseTo(4 / 3, 1);
  const { width, height } = await boxOf(picture);

  expect(width / height).toBeCloseTo(4 / 3, 2);
});

for (const [width, height] of [
  [1440, 72],
  [390, 56],
] as const)
  test(`the rows of the drawer are ${height} px high at ${width} px, and its cross ends at their edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDrawer(page, '/');
    const links = drawer(page).getByRole('navigation').getByRole('link');
    // A long name may need a second line.
    const sizes = await sizesOf(links.and(page.locator(':not([data-long])')));

    expect(sizes.map((size) => size.height)).toEqual(sizes.map(() => height));

    const cross = closeButton(page).locator('path');
    const gapInIcon = await cross.evaluate((path: SVGPathElement) => {
      const { x, width: pathWidth } = path.getBBox();
      const iconWidth = path.ownerSVGElement?.viewBox.baseVal.width ?? 0;

      return iconWidth - (x + pathWidth);
    });

    // half of the line's width
    expect(gapInIcon).toBe(1);

    const edgeOf = async (element: Locator) => {
      const box = await boxOf(element);

      return Math.round(box.x + box.width);
    };

    const list = drawer(page).getByRole('navigation').getByRole('list');
    const icon = closeButton(page).locator('svg');

    await expect
      .poll(async () => (await edgeOf(list)) - (await edgeOf(icon)))
      .toBe(0);
  });

test('three threads lie below a link of the drawer that has the focus', async ({
  page,
}) => {
  await openDrawer(page, '/');
  const link = drawer(page).getByRole('navigation').getByRole('link').last();
  const clipOf = () =>
    link.evaluate((element) => getComputedStyle(element, '::after').clipPath);
  const before = await clipOf();

  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(clipOf).toMatch(/126%/);
  expect(before).not.toMatch(/126%/);
});

test('a phone loads the picture of About in the width of its screen', async ({
  page,
}) => {
  const alt = content.about.picture?.alt;

  test.skip(!alt, 'the content has no picture');
  await open(page, '/about', 390);
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: alt ?? '', exact: true })
    .first();

  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.currentSrc);
    const bitmap = await createImageBitmap(await file.blob());

    return bitmap.width;
  });

  expect(width).toBe(390);
});
