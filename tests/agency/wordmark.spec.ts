import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { logoSize } from '../../src/brand/logoSize';
import { cleanLogo } from '../../src/content/read/cleanLogo';
import { readBrand } from '../../src/content/read/readBrand';
import { content } from '../content';
import { drawer, menu, openDrawer } from '../e2e/support/drawer';
import { expect, open, test } from '../e2e/support/test';

const root = join(__dirname, '../..');
const { logo = '' } = readBrand(root);
const drawing = logo && cleanLogo(readFileSync(join(root, 'content', logo), 'utf8'));

test.skip(!logoSize(drawing).isWordmark, 'This agency has no wordmark.');

/** Sees the link to Home, which has the agency's name, as a drawing of this size alone. */
async function isDrawn(place: Locator, size: { width: number; height: number }) {
  const link = place.getByRole('link', { name: content.site.name, exact: true });
  await expect(link).toHaveAttribute('href', '/home');
  const written = await link.getByText(content.site.name).boundingBox();
  expect([written?.width, written?.height]).toEqual([1, 1]);
  const drawings = link.locator('svg').filter({ visible: true });
  await expect(drawings).toHaveCount(1);
  expect(await drawings.boundingBox()).toMatchObject(size);
}

for (const width of [1440, 820, 390, 320])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the wordmark is 120 px wide and 30 px high in bar, drawer and footer, without the name beside it, at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const size = { width: 120, height: 30 };
      await open(page, '/about');
      await isDrawn(page.getByRole('banner'), size);
      await isDrawn(page.getByRole('contentinfo'), size);
      await openDrawer(page, '/');
      await isDrawn(drawer(page), size);
    });

test('the wordmark gives way to the menu button on a phone with text that is twice as large', async ({
  page,
}) => {
  // As wide as 390 px are for such text.
  await page.setViewportSize({ width: 195, height: 400 });
  await open(page, '/');
  const drawing = await page.getByRole('banner').locator('svg').first().boundingBox();
  const button = await menu(page).boundingBox();
  expect(drawing?.width).toBeGreaterThan(90);
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(195);
});

test('the icon of the tab is a letter instead of the wordmark', () => {
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  const [, shape = ''] = / d="([^"]+)"/.exec(drawing) ?? [];
  expect(icon).toContain('<path ');
  expect(icon).not.toContain(shape);
});
