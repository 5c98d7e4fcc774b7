import type { Page } from '@playwright/test';
import { PAGES } from '../content';
import { allOf } from './support/allOf';
import {
  progressFill,
  skipWithoutTwoSlides,
  slideButtons,
} from './support/carousel';
import { sendEnquiry, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const backgroundOf = (page: Page): Promise<string> =>
  page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);

for (const { path } of PAGES)
  test(`ButtonLinks, Submit and menu button of ${path} have a visible border`, async ({
    page,
  }) => {
    await open(page, path);

    // ButtonLink sets data-look.
    const selector =
      'main a[data-look], footer a[data-look], button[type=submit], header button';
    const buttons = page.locator(selector).filter({ visible: true });
    const background = await backgroundOf(page);

    for (const button of await allOf(buttons)) {
      await expect(button).not.toHaveCSS('border-top-width', '0px');
      await expect(button).not.toHaveCSS('border-top-color', background);
    }
  });

test('the thanks alert has an outline', async ({ page }) => {
  await sendEnquiry(page);

  const alert = page.getByRole('status').locator('> div');

  await expect(thanks(page)).toBeVisible();
  await expect(alert).toHaveCSS('outline-style', 'solid');
});

test('gaps between threads have the background colour of the page', async ({
  page,
}) => {
  await open(page, '/');

  // A gap is the outline of a thread that passes over another, drawn in the
  // ground colour.
  const gaps = page.locator('main [stroke="var(--ground)"]');
  const colours = await gaps.evaluateAll((all) =>
    all.map((gap) => getComputedStyle(gap).stroke),
  );

  expect(new Set(colours)).toEqual(new Set([await backgroundOf(page)]));
});

test('the track of each progress bar has a border', async ({ page }) => {
  skipWithoutTwoSlides();
  await open(page, '/');

  for (const track of await allOf(slideButtons(page).locator('> span')))
    await expect(track).toHaveCSS('border-top-style', 'solid');
});

test('the filled part of the progress bar differs from the background', async ({
  page,
}) => {
  skipWithoutTwoSlides();
  await open(page, '/');
  const background = await backgroundOf(page);

  await expect(progressFill(page)).not.toHaveCSS(
    'background-color',
    background,
  );
});
