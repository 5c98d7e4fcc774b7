import { expect, footerLink, open, test } from './support/test';

test('of its drawings Home animates only the loom, once, from its left edge', async ({
  page,
}) => {
  await open(page, '/');
  const animations = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;

      if (!(
        animation instanceof CSSAnimation && effect instanceof KeyframeEffect
      ))
        return [];
      const element = effect.target;

      // Leave out the progress bar of the carousel.
      if (!element || element.closest('[aria-roledescription]')) return [];
      animation.pause();
      animation.currentTime = 0;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const isVisibleAt = (x: number) =>
        element.contains(document.elementFromPoint(x, top + height / 2));

      return {
        keys: [
          ...new Set(
            effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
          ),
        ].sort(),
        iterations: effect.getTiming().iterations,
        isDrawing: element.matches('main [aria-hidden="true"]'),
        // At first, the clip-path shows only the leftmost 8 to 12 % of the
        // loom.
        isLeftEdgeVisible: isVisibleAt(left + 0.04 * width),
        isMiddleVisible: isVisibleAt(left + 0.5 * width),
      };
    }),
  );

  expect(animations).toEqual([
    {
      // Keys of the keyframes: clipPath is the animated property, and every
      // keyframe has the others.
      keys: ['clipPath', 'composite', 'computedOffset', 'easing', 'offset'],
      iterations: 1,
      isDrawing: true,
      isLeftEdgeVisible: true,
      isMiddleVisible: false,
    },
  ]);
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
