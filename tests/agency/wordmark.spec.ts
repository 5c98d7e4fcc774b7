import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { logoSize } from '../../src/logo/logoSize';
import { cleanLogo } from '../../src/logo/cleanLogo';
import { readBrand } from '../../src/content/read/readBrand';
import { content } from '../content';
import { drawer, menuButton, openDrawer } from '../e2e/support/drawer';
import { boxOf, expect, heroName, open, test } from '../e2e/support/test';

const root = join(__dirname, '../..');
const { logo } = readBrand(root);
const logoSvg = logo
  ? cleanLogo(readFileSync(join(root, 'content', logo), 'utf8'))
  : '';

test.skip(!logoSize(logoSvg).isWordmark, 'The logo is not a wordmark.');

async function expectWordmark(container: Locator) {
  const link = container.getByRole('link', {
    name: content.site.name,
    exact: true,
  });

  await expect(link).toHaveAttribute('href', '/home');
  // The visually hidden name is 1 px wide and high.
  expect(await boxOf(link.getByText(content.site.name))).toMatchObject({
    width: 1,
    height: 1,
  });
  const visibleLogos = link.locator('svg').filter({ visible: true });

  await expect(visibleLogos).toHaveCount(1);
  const { width, height } = await boxOf(visibleLogos);

  // Logos are 30 px high, and kreidestrich.svg is four times as wide. The
  // drawer's animation may add a millionth of a pixel.
  expect([Math.round(width), Math.round(height)]).toEqual([120, 30]);
}

for (const width of [1440, 820, 390, 320])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`logos show the wordmark and no name (${width} px, ${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/about');
      await expectWordmark(page.getByRole('banner'));
      await expectWordmark(page.getByRole('contentinfo'));
      await openDrawer(page, '/');
      await expectWordmark(drawer(page));
    });

test('the hero shows the wordmark, and does not set the name beside it', async ({
  page,
}) => {
  await open(page, '/');
  // Visually hidden: 1 px wide and high.
  expect(await boxOf(heroName(page))).toMatchObject({ width: 1, height: 1 });
  await expect(heroName(page).locator('xpath=..').locator('svg')).toBeVisible();
});

test('the wordmark fits beside the menu button on a phone at 200 % zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390 / 2, height: 400 });
  await open(page, '/');
  const wordmark = page
    .getByRole('banner')
    .locator('a svg')
    .filter({ visible: true });
  const wordmarkBox = await boxOf(wordmark);
  const buttonBox = await boxOf(menuButton(page));

  // At 100 % zoom, the wordmark is 120 px wide. Here it must keep at least
  // three quarters of that.
  expect(wordmarkBox.width).toBeGreaterThan(90);
  expect(wordmarkBox.x + wordmarkBox.width).toBeLessThanOrEqual(buttonBox.x);
  expect(buttonBox.x + buttonBox.width).toBeLessThanOrEqual(390 / 2);
});
