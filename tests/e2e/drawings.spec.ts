import { expect, footerLink, open, test } from './support/test';

test('Home animates only the loom, and only once', async ({ page }) => {
  await open(page, '/');

  const animatedDrawings = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;

      // Leave out the progress bar of the carousel.
      if (!effect || !target || target.closest('[aria-roledescription]'))
        return [];

      // moves only while the visitor scrolls (scrollTheDrawings.spec.ts)
      if (timeline !== document.timeline) return [];

      return {
        isDrawing: target.matches('main [aria-hidden="true"]'),
        iterations: effect.getTiming().iterations,
      };
    }),
  );

  expect(animatedDrawings).toEqual([{ isDrawing: true, iterations: 1 }]);
});

test('Home shows the same drawing on a full load and after a page change', async ({
  page,
}) => {
  const readDrawing = () =>
    page.locator('main div[aria-hidden="true"]').first().innerHTML();

  await open(page, '/');
  const drawing = await readDrawing();

  expect(drawing).toContain('<path');
  await open(page, '/about');
  expect(await readDrawing()).not.toBe(drawing);
  await footerLink(page, 'home').click();
  await expect.poll(readDrawing).toBe(drawing);
});
