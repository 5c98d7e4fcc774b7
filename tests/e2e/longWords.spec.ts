import type { Page } from '@playwright/test';
import { widestWordWidth } from '../../src/gatsby/fonts/measure/widestWordWidth';
import { PAGES } from '../content';
import { drawer, openDrawer } from './support/drawer';
import { expectNoFaultsAtWidths, LONG_WORDS } from './support/longWords';
import { open, test } from './support/test';

const SLOW = { tag: '@slow' }; // only `npm run test:agency` runs these tests

// the slides stand still
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const brokenOrOverflowing = (page: Page) =>
  page.locator('h1, h2, h3, dialog nav a').evaluateAll((elements) => {
    const found: string[] = [];

    /**
     * Checks a part of a text node between spaces and hyphens: `Web`, `Ent` or
     * `wurf` in `Web-Ent\u00ADwurf`.
     */
    const checkPart = (textNode: Node, part: string, start: number) => {
      const letterBoxes = Array.from(part, (_, index) => {
        const range = document.createRange();

        range.setStart(textNode, start + index);
        range.setEnd(textNode, start + index + 1);

        // The first letter after a break has two rectangles: one for the hyphen
        // before it, then its own.
        return [...range.getClientRects()].slice(-1);
      }).flat();
      const lineTops = new Set(letterBoxes.map(({ top }) => Math.round(top)));
      const right = Math.max(...letterBoxes.map((box) => box.right));

      if (lineTops.size > 1) found.push(part);
      if (right > document.documentElement.clientWidth)
        found.push(`${part} overflows`);
    };

    for (const element of elements) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);

      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const match of (node.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g))
          checkPart(node, match[0], match.index);
    }

    return found;
  });

/**
 * Returns the words that break although they fit on one line. `Hyphenated.tsx`
 * puts a word with soft hyphens into a span.
 */
const needlesslyBroken = (page: Page) =>
  page
    .locator('h1 span, h2 span, h3 span')
    .evaluateAll((words: HTMLElement[]) =>
      words
        .filter((word) => {
          const { left, height } = word.getBoundingClientRect();

          word.style.whiteSpace = 'nowrap';
          const onOneLine = word.getBoundingClientRect();

          word.style.whiteSpace = '';
          const heading = word.closest('h1, h2, h3');

          if (!heading || height <= onOneLine.height) return false;

          const padding = parseFloat(getComputedStyle(heading).paddingRight);
          const lineEnd = heading.getBoundingClientRect().right - padding;

          return left + onOneLine.width < lineEnd;
        })
        .map((word) => word.textContent),
    );

for (const { path } of PAGES) {
  test(`headings of ${path} break words only at hyphens, and only if needed`, async ({
    page,
  }) => {
    await open(page, path);
    await expectNoFaultsAtWidths(page, async () => [
      ...(await brokenOrOverflowing(page)),
      ...(await needlesslyBroken(page)),
    ]);
  });

  test(
    `long words in the headings of ${path} break only at hyphens`,
    SLOW,
    async ({ page }) => {
      await open(page, path);

      for (const { words } of LONG_WORDS) {
        const widestInEm = Math.max(
          ...(await Promise.all(words.map(widestWordWidth))),
        );

        await page.evaluate(
          ([text, width]) => {
            // The font size of the slides' titles depends on this attribute.
            document
              .querySelector('[data-widest]')
              ?.setAttribute('data-widest', String(width));
            for (const heading of document.querySelectorAll('h1, h2, h3'))
              heading.textContent = text;
          },
          [words.join(' '), widestInEm] as const,
        );
        await expectNoFaultsAtWidths(page, () => brokenOrOverflowing(page));
      }
    },
  );
}

test(
  'long words in the drawer break only at hyphens',
  SLOW,
  async ({ page }) => {
    await openDrawer(page, '/');
    const links = drawer(page).getByRole('navigation').getByRole('link');

    for (const { words } of LONG_WORDS) {
      await links.evaluateAll(
        (elements, text) =>
          elements.forEach((link) => (link.textContent = text)),
        words.join(' '),
      );
      await expectNoFaultsAtWidths(page, () => brokenOrOverflowing(page));
    }
  },
);
