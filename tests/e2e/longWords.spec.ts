import type { Page } from '@playwright/test';
import { widestWord } from '../../src/gatsby/fonts/widestWord';
import { softHyphens } from '../../src/gatsby/nodes/softHyphens';
import { content, PAGES } from '../content';
import { limitToTwoLines } from '../../src/components/home/limitToTwoLines';
import {
  carousel,
  replaceSlideButtons,
  skipWithoutTwoSlides,
  slideButtons,
} from './support/carousel';
import { drawer, openDrawer } from './support/drawer';
import { SLOW } from './support/slow';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Long words by language code. */
const WORDS = {
  de: ['Gestaltung', 'Softwareentwicklung', 'Barrierefreiheitsprüfung', 'Suchmaschinenoptimierung'],
  fi: ['Saavutettavuustarkastus', 'Ohjelmistokehityspalvelu', 'Hakukoneoptimointi'],
  fr: ['Anticonstitutionnellement', 'Référencement', 'Développement'],
  hu: ['Keresőoptimalizálás', 'Akadálymentesítés', 'Szoftverfejlesztés'],
};

/** Expects no faults at any width. Polls, because react-slick measures the slides a moment after a resize. */
async function expectNoFaults(page: Page, findFaults: () => Promise<unknown[]>, language = '') {
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(findFaults, `${language} at ${width} px`).toEqual([]);
  }
}

/** Returns the words of headings and drawer links that break without a hyphen or overflow the window. */
const brokenWords = (page: Page) =>
  page.locator('h1, h2, h3, dialog nav a').evaluateAll((elements) => {
    const found: string[] = [];
    /** Checks the part of a text node between two spaces or hyphens. */
    const check = (text: Node, part: string, start: number) => {
      const letters = Array.from(part, (_, index) => {
        const range = document.createRange();
        range.setStart(text, start + index);
        range.setEnd(text, start + index + 1);
        // The first letter after a break also has a rectangle for the hyphen before it.
        return [...range.getClientRects()].slice(-1);
      }).flat();
      const lines = new Set(letters.map(({ top }) => Math.round(top)));
      const right = Math.max(...letters.map((letter) => letter.right));
      if (lines.size > 1) found.push(part);
      if (right > document.documentElement.clientWidth) found.push(`${part} overflows`);
    };
    for (const element of elements) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: part, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g))
          check(text, part, index);
    }
    return found;
  });

/** Returns the hyphenated words that would fit on one line. `Hyphenated.tsx` puts each word with soft hyphens into a span. */
const needlesslyBroken = (page: Page) =>
  page.locator('h1 span, h2 span, h3 span').evaluateAll((words) =>
    words
      .filter((word) => {
        const { left, height } = word.getBoundingClientRect();
        (word as HTMLElement).style.whiteSpace = 'nowrap';
        const onOneLine = word.getBoundingClientRect();
        (word as HTMLElement).style.whiteSpace = '';
        const heading = word.closest('h1, h2, h3')?.getBoundingClientRect();
        return height > onOneLine.height && heading && left + onOneLine.width < heading.right;
      })
      .map((word) => word.textContent),
  );

for (const { path } of PAGES)
  test(`the words in the headings of ${path} break only at hyphens`, async ({ page }) => {
    await open(page, path);
    await expectNoFaults(page, async () => [
      ...(await brokenWords(page)),
      ...(await needlesslyBroken(page)),
    ]);
  });

for (const { path } of PAGES)
  test(`long words in the headings of ${path} break only at hyphens`, SLOW, async ({ page }) => {
    await open(page, path);
    for (const [language, words] of Object.entries(WORDS)) {
      const widestInEm = Math.max(...(await Promise.all(words.map(widestWord))));
      await page.evaluate(
        ([text, width]) => {
          document.querySelector('[data-widest]')?.setAttribute('data-widest', String(width));
          for (const heading of document.querySelectorAll('h1, h2, h3')) heading.textContent = text;
        },
        [words.map((word) => softHyphens(word, language)).join(' '), widestInEm] as const,
      );
      await expectNoFaults(page, () => brokenWords(page), language);
    }
  });

test('long words in the drawer break only at hyphens', SLOW, async ({ page }) => {
  await openDrawer(page, '/');
  const links = drawer(page).getByRole('navigation').getByRole('link');
  for (const [language, words] of Object.entries(WORDS)) {
    await links.evaluateAll(
      (elements, texts) =>
        elements.forEach((link, index) => (link.textContent = texts[index] ?? '')),
      words.map((word) => softHyphens(word, language)),
    );
    await expectNoFaults(page, () => brokenWords(page), language);
  }
});

for (const [language, words] of Object.entries(WORDS))
  test(`slide names in ${language} take two lines, and fit with large text`, async ({ page }) => {
    skipWithoutTwoSlides();
    await open(page, '/');
    const longNames = words.map((word) => softHyphens(word, language));
    const names = ['Film und Fotografie neu', ...longNames];
    await replaceSlideButtons(page, names.map(limitToTwoLines));
    const longerThanTwoLines = () =>
      slideButtons(page).evaluateAll((buttons) =>
        buttons
          .filter(({ lastChild }) => {
            const text = document.createRange();
            if (lastChild) text.selectNodeContents(lastChild);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
          })
          .map((button) => button.textContent),
      );
    await expectNoFaults(page, longerThanTwoLines);
    await page.setViewportSize({ width: 320, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const rightEdges = await carousel(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().left + button.scrollWidth),
      );
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(320);
  });

/** Agency names of about the maximum length, 30 letters: several words, one word, and a mix. */
const AGENCY_NAMES = [
  'Eine Werkstatt für gute Seiten',
  'Suchmaschinenoptimierungsbüro',
  'Kommunikationsgestaltung & Co.',
];

test('a long agency name in the hero is not cut, and covers no warp', async ({ page }) => {
  await open(page, '/');
  const name = page.getByRole('main').getByText(content.site.name, { exact: true });
  const faultyNames = () =>
    name.evaluate((element, names) => {
      const warp = document.querySelector('main svg [stroke="var(--paper)"]');
      const originalName = element.textContent;
      const faulty = names.filter((text) => {
        element.textContent = text;
        if (!warp) throw new Error('The loom has no warp.');
        const { top, right } = warp.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        // Descenders reach some pixels below the line box.
        const isCut = element.scrollHeight > element.clientHeight + 10;
        return isCut || box.left < 0 || (box.left < right && box.bottom > top);
      });
      element.textContent = originalName;
      return faulty;
    }, AGENCY_NAMES);
  await expectNoFaults(page, faultyNames);
});
