import type { Page } from '@playwright/test';
import { nextMessage, send, sending } from './support/sending';
import { expect, open, test } from './support/test';

/** The animations by style sheet that have begun outside of the carousel: how often, by which properties, and the words in it. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => !effect.target?.closest('[aria-roledescription]'))
      .map((effect) => ({
        words: effect.target?.textContent?.trim(),
        times: effect.getTiming().iterations,
        properties: [
          ...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
        ].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      })),
  );

test('the loom is drawn by one wipe, once, and no words move', async ({ page }) => {
  await open(page, '/');
  expect(await animations(page)).toEqual([{ words: '', times: 1, properties: ['clipPath'] }]);
});

test('the first frame shows the beginning of the loom', async ({ page }) => {
  await open(page, '/');
  const shown = await page.evaluate(() => {
    const wipe = document.getAnimations().find((animation) => animation instanceof CSSAnimation);
    const loom = wipe?.effect instanceof KeyframeEffect ? wipe.effect.target : null;
    if (!wipe || !loom) throw new Error('The loom is not animated.');
    wipe.pause();
    wipe.currentTime = 0;
    loom.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = loom.getBoundingClientRect();
    const isShown = (share: number) =>
      loom.contains(document.elementFromPoint(left + share * width, top + height / 2));
    return [0.04, 0.5].map(isShown);
  });
  expect(shown).toEqual([true, false]);
});

for (const [reducedMotion, turns] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`the spinner of Submit ${turns ? 'turns' : 'stands still'} with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    void nextMessage(page);
    await send(page);
    await expect(sending(page)).toBeVisible();
    expect(await animations(page)).toHaveLength(turns);
  });
