import type { Page } from '@playwright/test';
import { openScreen, SCREENS } from './looksScreens';
import { expect, open, test } from './test';
import { label, words } from './words';

/** The animations by style sheet that have begun: what moves, by which properties, and the words in it. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .map((effect) => ({
        inCarousel: Boolean(effect.target?.closest('[aria-roledescription]')),
        words: effect.target?.textContent?.trim(),
        times: effect.getTiming().iterations,
        properties: [
          ...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
        ].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      })),
  );

test('the loom is drawn by one wipe, once, and no words move', async ({ page }) => {
  await open(page, '/');
  const moving = (await animations(page)).filter(({ inCarousel }) => !inCarousel);
  expect(moving).toEqual([{ inCarousel: false, words: '', times: 1, properties: ['clipPath'] }]);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const screen of SCREENS)
    test.describe(() => {
      test.use({
        expectedError: screen.expectedError,
      });
      test(`nothing moves on ${screen.name}`, async ({ page }) => {
        await openScreen(page, screen);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      });
    });

  test('a page change is not animated', async ({ page }) => {
    await countTransitions(page);
    await open(page, '/');
    await toAbout(page);
    expect(await page.evaluate(() => window.transitions)).toBe(0);
  });
});

declare global {
  interface Window {
    transitions: number;
  }
}

const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions += 1;
      return start(update);
    };
  });

async function toAbout(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.heading);
}

test('a page change within the site is one short cross-fade', async ({ page }) => {
  await countTransitions(page);
  await open(page, '/');
  await toAbout(page);
  expect(await page.evaluate(() => window.transitions)).toBe(1);
  const duration = await page.evaluate(
    () =>
      getComputedStyle(document.documentElement, '::view-transition-new(root)').animationDuration,
  );
  expect(duration).toBe('0.15s');
});

test('a page change is announced, and the keyboard starts from the top of the new page', async ({
  page,
}) => {
  await open(page, '/');
  await toAbout(page);
  await expect(page.locator('#gatsby-announcer')).toContainText(words.about.heading);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: label('skip') })).toBeFocused();
});
