import type { Page } from '@playwright/test';
import { content, PAGES } from '../content';
import {
  clickAtOnce,
  expect,
  expectPage,
  followFooterLinks,
  footerLink,
  linkIn,
  open,
  test,
} from './support/test';

const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 });

/** Threads that draw themselves. CSS may hide one of two drawings. */
const THREADS = '[data-arrives] > [pathLength]';

/** Holds all animations in their first frame, those of later pages too. */
async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);

  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

const countVisible = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element.checkVisibility()).length,
    );

/** Counts the visible threads that are not drawn to their end. */
const countUnfinished = (page: Page) =>
  page
    .locator(THREADS)
    .evaluateAll(
      (threads) =>
        threads
          .filter((thread) => thread.checkVisibility())
          .filter(
            (thread) => getComputedStyle(thread).strokeDasharray !== 'none',
          ).length,
    );

const countAnimations = (page: Page, selector: string) =>
  page.evaluate(
    (chosen) =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.matches(chosen) === true,
        ).length,
    selector,
  );

for (const { path } of PAGES)
  test(`the heading of ${path} is opaque in the first frame, and most of it is seen`, async ({
    page,
  }) => {
    await holdAnimations(page);
    await open(page, path);

    const first = await heading(page).evaluate((element) => {
      const animations = element.getAnimations();
      const effects = animations.map(({ effect }) => effect as KeyframeEffect);
      const properties = effects.flatMap((effect) =>
        effect.getKeyframes().flatMap(Object.keys),
      );
      const { clipPath, opacity } = getComputedStyle(element);
      const [, , clippedBelow = ''] =
        /inset\((.*)\)/.exec(clipPath)?.[1]?.split(' ') ?? [];
      const { height } = element.getBoundingClientRect();

      return {
        properties,
        opacity,
        seen: 1 - parseFloat(clippedBelow) / height,
      };
    });

    expect(first.properties).toContain('transform');
    expect(first.properties).not.toContain('opacity');
    expect(first.opacity).toBe('1');
    expect(first.seen).toBeGreaterThan(0.4);
  });

for (const key of ['about', 'contact'] as const)
  test(`after a page change, the drawing of /${key} draws itself from its start`, async ({
    page,
  }) => {
    await open(page, '/privacy');
    await holdAnimations(page);
    await followFooterLinks(page, key);
    await expect.poll(() => countUnfinished(page)).toBeGreaterThan(0);
    const threadCount = await countVisible(page, THREADS);

    expect(await countAnimations(page, THREADS)).toBe(threadCount);
    expect(await countAnimations(page, 'main h1')).toBe(1);
  });

test('both halves of the band on Contact are the same threads, at the same time', async ({
  page,
}) => {
  await holdAnimations(page);
  await open(page, '/contact', 1440);

  const halves = await page
    .locator('main [data-arrives]')
    .evaluateAll((drawings) =>
      drawings
        .filter((drawing) => drawing.checkVisibility())
        .map(({ children }) =>
          [...children].map((thread) => [
            thread.getAttribute('d'),
            getComputedStyle(thread).animationDelay,
          ]),
        ),
    );

  expect(halves).toHaveLength(2);
  expect(halves[0]).toEqual(halves[1]);
});

test('two quick clicks, Back and Forward leave no drawing half drawn', async ({
  page,
}) => {
  await open(page, '/');
  await clickAtOnce(page, ['/about', '/contact']);
  await expectPage(page, '/contact');
  await expect.poll(() => countUnfinished(page)).toBe(0);
  await expect(page.locator(THREADS).first()).toBeAttached();

  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expectPage(page, '/');
  await expect(page.locator(THREADS).first()).toBeAttached();
  await expect.poll(() => countUnfinished(page)).toBe(0);
});

test('a pointer on the hero lifts the warps, and so does the focus on its button', async ({
  page,
}) => {
  await open(page, '/');
  await expect.poll(() => countUnfinished(page)).toBe(0);
  const warps = page.locator('main svg g > g').first();
  const lifts = () =>
    warps.evaluate((element) => element.getAnimations().length);

  await expect.poll(lifts).toBe(0);
  await holdAnimations(page);

  await heading(page).hover();
  await expect.poll(lifts).toBe(1);

  const main = page.getByRole('main');
  const button = linkIn(main, content.home.consultButton, '/contact').first();

  await page.keyboard.press('Tab');
  await button.focus();
  await expect.poll(lifts).toBe(2);
});

test('nothing moves in print', async ({ page }) => {
  await holdAnimations(page);
  await open(page, '/');
  expect(await countUnfinished(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await countAnimations(page, 'main *')).toBe(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page change moves nothing', async ({ page }) => {
    await open(page, '/');
    await footerLink(page, 'about').click();
    await expectPage(page, '/about');
    await expect(page.locator(THREADS).first()).toBeAttached();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
