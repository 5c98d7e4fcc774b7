import { axeFaults } from './axeFaults';
import { openScreen, SCREENS } from './looksScreens';
import { expect, open, test } from './test';
import { label, PAGES } from './words';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390];

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const colorScheme of SCHEMES)
    for (const screen of SCREENS)
      test.describe(() => {
        test.use({
          colorScheme,
          expectedError: screen.expectedError,
        });
        test(`axe finds nothing wrong with ${screen.name}, ${colorScheme}`, async ({ page }) => {
          await openScreen(page, screen);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            expect(await axeFaults(page), `at ${width} px`).toEqual([]);
          }
        });
      });

  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS)
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 800 } });
        test(`axe finds nothing wrong with any slide at ${width} px, ${colorScheme}`, async ({
          page,
        }) => {
          await open(page, '/');
          const choose = page.getByRole('group', { name: label('choose') }).getByRole('button');
          for (const button of await choose.all()) {
            await button.click();
            await expect(button).toHaveAttribute('aria-current', 'true');
            expect(await axeFaults(page)).toEqual([]);
          }
        });
      });
});

test.describe('in forced colours', () => {
  for (const { path } of PAGES)
    test(`buttons of ${path} have an edge`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, path);
      const without = await page
        .locator('main a[data-look], footer a[data-look], button[type=submit], header button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .filter((button) => {
              const { borderTopWidth, borderTopColor } = getComputedStyle(button);
              const { backgroundColor } = getComputedStyle(document.body);
              return parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
            })
            .map((button) => button.textContent),
        );
      expect(without).toEqual([]);
    });

  test('the carousel shows how far it is', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, '/');
    const current = page.getByRole('button', { name: 'Design', exact: true });
    const [bar, ground] = await current.evaluate((button) => [
      getComputedStyle(button.querySelector('span span') ?? button).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});
