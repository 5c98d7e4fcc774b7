import type { Page } from '@playwright/test';
import { interceptEnquiry, send, sending } from './support/sending';
import { expect, open, test } from './support/test';

/** Returns the running CSS animations outside of the carousel: text of the element, number of runs, and animated properties. */
const animations = (page: Page) =>
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
  expect(await animations(page)).toEqual([{ text: '', iterations: 1, properties: ['clipPath'] }]);
});

test('the first frame shows the left edge of the loom', async ({ page }) => {
  await open(page, '/');
  const visible = await page.evaluate(() => {
    const wipe = document.getAnimations().find((animation) => animation instanceof CSSAnimation);
    const loom = wipe?.effect instanceof KeyframeEffect ? wipe.effect.target : null;
    if (!wipe || !loom) throw new Error('The loom is not animated.');
    wipe.pause();
    wipe.currentTime = 0;
    loom.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = loom.getBoundingClientRect();
    const isVisible = (share: number) =>
      loom.contains(document.elementFromPoint(left + share * width, top + height / 2));
    return [0.04, 0.5].map(isVisible);
  });
  expect(visible).toEqual([true, false]);
});

for (const [reducedMotion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`the spinner has ${count} animations with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    void interceptEnquiry(page);
    await send(page);
    await expect(sending(page)).toBeVisible();
    expect(await animations(page)).toHaveLength(count);
  });
