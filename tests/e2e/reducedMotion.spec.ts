import type { Page } from '@playwright/test';
import { interceptPost, sendEnquiry, sending } from './support/sending';
import { expect, open, test } from './support/test';

/** Returns the CSS animations outside of the carousel: the animated element's text, the number of runs, the properties. */
const cssAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => !effect.target?.closest('[aria-roledescription]'))
      .map((effect) => ({
        text: effect.target?.textContent?.trim(),
        iterations: effect.getTiming().iterations,
        properties: [
          ...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
        ].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      })),
  );

test('only the loom is animated on Home, once', async ({ page }) => {
  await open(page, '/');
  expect(await cssAnimations(page)).toEqual([
    { text: '', iterations: 1, properties: ['clipPath'] },
  ]);
});

test('the first frame of the animation shows only the left edge of the loom', async ({ page }) => {
  await open(page, '/');
  const visible = await page.evaluate(() => {
    const animation = document.getAnimations().find((each) => each instanceof CSSAnimation);
    const loom = animation?.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (!animation || !loom) throw new Error('The loom is not animated.');
    animation.pause();
    animation.currentTime = 0;
    loom.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = loom.getBoundingClientRect();
    const isVisibleAt = (share: number) =>
      loom.contains(document.elementFromPoint(left + share * width, top + height / 2));
    return { leftEdge: isVisibleAt(0.04), middle: isVisibleAt(0.5) };
  });
  expect(visible).toEqual({ leftEdge: true, middle: false });
});

for (const [reducedMotion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`the spinner has ${count} animations (reduced motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    void interceptPost(page);
    await sendEnquiry(page);
    await expect(sending(page)).toBeVisible();
    expect(await cssAnimations(page)).toHaveLength(count);
  });
