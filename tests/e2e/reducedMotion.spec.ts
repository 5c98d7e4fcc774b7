import type { Page } from '@playwright/test';
import { content } from '../content';
import { expect, footerLink, open, shows, test } from './support/test';

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

for (const { reducedMotion, durations } of [
  { reducedMotion: 'no-preference', durations: [150] },
  { reducedMotion: 'reduce', durations: [] },
] as const)
  test(`with the motion ${reducedMotion} a page change is ${durations.length ? 'one short cross-fade' : 'not animated'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    const fades = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const found = new Set<Animation>();
          const look = () => {
            for (const animation of document.getAnimations())
              if (
                animation.effect instanceof KeyframeEffect &&
                animation.effect.pseudoElement?.startsWith('::view-transition-new')
              )
                found.add(animation);
            if (location.pathname === '/about' && document.getAnimations().length === 0)
              resolve([...found].map(({ effect }) => Number(effect?.getTiming().duration)));
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await footerLink(page, content.about.name).click();
    await shows(page, '/about', content.about.heading);
    expect([...new Set(await fades)]).toEqual(durations);
  });
