import { expect, footerLink, open, test } from './support/test';

test('Home animates only its heading, its hero and its slides, and each once', async ({
  page,
}) => {
  await open(page, '/');

  const iterations = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const hero = document.querySelector('main > :first-child');

      // Leave out the progress bar of the carousel.
      if (!effect || !target || target.closest('[aria-roledescription]'))
        return [];

      // Scrolling drives the others (scrollTheDrawings.spec.ts).
      if (timeline !== document.timeline) return [];

      return hero?.contains(target)
        ? effect.getTiming().iterations
        : 'not hero';
    }),
  );

  expect(iterations.filter((count) => count !== 1)).toEqual([]);
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
