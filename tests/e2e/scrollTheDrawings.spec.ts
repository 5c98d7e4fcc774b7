import type { Page } from '@playwright/test';
import { scrollThrough } from './support/screens';
import { expect, open, test } from './support/test';

/** Home has the threads between the offers, and About all the others. */
const PATHS = ['/', '/about'];

/** How many animations follow the scroll position. */
const countScrollAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline).length,
  );

/** Returns the transforms of all elements that move with the page. */
const readTransforms = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].flatMap((element) =>
      ['', '::after'].map(
        (pseudo) => getComputedStyle(element, pseudo || null).transform,
      ),
    ),
  );

for (const path of PATHS) {
  test(`${path} draws as the visitor scrolls, without a scroll bar below`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await countScrollAnimations(page)).toBeGreaterThan(0);
    const before = await readTransforms(page);

    await scrollThrough(page);
    expect(await readTransforms(page)).not.toEqual(before);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );

    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`${path} stands still under reduced motion and in print`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countScrollAnimations(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: null, media: 'print' });
    expect(await countScrollAnimations(page)).toBe(0);
  });

  test(`${path} stands finished in a browser without animation-timeline`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const finished = await readTransforms(page);

    // Such a browser ignores the rules within `@supports`.
    await page.evaluate(() => {
      const withoutSupport = (rules: CSSRuleList, parent: CSSGroupingRule) => {
        for (let index = rules.length - 1; index >= 0; index -= 1) {
          const rule = rules[index];
          const isSupports =
            rule instanceof CSSSupportsRule &&
            rule.conditionText.includes('animation-timeline');

          if (isSupports) parent.deleteRule(index);
          else if (rule instanceof CSSGroupingRule)
            withoutSupport(rule.cssRules, rule);
        }
      };

      for (const sheet of document.styleSheets)
        withoutSupport(sheet.cssRules, sheet as unknown as CSSGroupingRule);
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await countScrollAnimations(page)).toBe(0);
    // What the page draws on arrival ends soon.
    await expect.poll(() => readTransforms(page)).toEqual(finished);
  });
}
