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

test.skip(!logoSize(drawing).isWordmark, 'The logo is not a wordmark.');

/** Expects the link to Home to show only the wordmark, in this size; its accessible name is the agency's name. */
async function expectWordmark(place: Locator, size: { width: number; height: number }) {
  const link = place.getByRole('link', { name: content.site.name, exact: true });
  await expect(link).toHaveAttribute('href', '/home');
  const nameBox = await link.getByText(content.site.name).boundingBox();
  expect([nameBox?.width, nameBox?.height]).toEqual([1, 1]);
  const drawings = link.locator('svg').filter({ visible: true });
  await expect(drawings).toHaveCount(1);
  // A drawing that has just moved in can be a millionth of a pixel wider.
  const box = await drawings.boundingBox();
  expect({ width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }).toEqual(
    size,
  );
}

for (const width of [1440, 820, 390, 320])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`bar, drawer and footer show the wordmark in 120 x 30 px, without the name as text, at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const size = { width: 120, height: 30 };
      await open(page, '/about');
      await expectWordmark(page.getByRole('banner'), size);
      await expectWordmark(page.getByRole('contentinfo'), size);
      await openDrawer(page, '/');
      await expectWordmark(drawer(page), size);
    });

test('the wordmark shrinks beside the menu button on a phone at 200 % zoom', async ({ page }) => {
  // At 200 % zoom, a phone of 390 px has 195 CSS px.
  await page.setViewportSize({ width: 195, height: 400 });
  await open(page, '/');
  const drawing = await page.getByRole('banner').locator('svg').first().boundingBox();
  const button = await menu(page).boundingBox();
  expect(drawing?.width).toBeGreaterThan(90);
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(195);
});

test('favicon.svg shows a letter instead of the wordmark', () => {
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  const [, shape = ''] = / d="([^"]+)"/.exec(drawing) ?? [];
  expect(icon).toContain('<path ');
  expect(icon).not.toContain(shape);
});
