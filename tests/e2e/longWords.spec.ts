import type { Page } from '@playwright/test';
import { widestWord } from '../../src/gatsby/fonts/widestWord';
import { softHyphens } from '../../src/gatsby/nodes/softHyphens';
import { content, label, PAGES } from '../content';
import { twoLines } from '../../src/components/home/twoLines';
import { carousel, SLIDES_MOVE, TOO_FEW_SLIDES } from './support/carousel';
import { drawer, openDrawer } from './support/drawer';
import { SLOW } from './support/slow';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Words of up to 24 letters, the limit of a name, by language. */
const WORDS = {
  de: ['Gestaltung', 'Softwareentwicklung', 'Barrierefreiheitsprüfung', 'Suchmaschinenoptimierung'],
  fi: ['Saavutettavuustarkastus', 'Ohjelmistokehityspalvelu', 'Hakukoneoptimointi'],
  fr: ['Anticonstitutionnellement', 'Référencement', 'Développement'],
  hu: ['Keresőoptimalizálás', 'Akadálymentesítés', 'Szoftverfejlesztés'],
};

/** Expects no faults at any width. Polls, because react-slick measures the slides a moment after a resize. */
async function expectNone(page: Page, findFaults: () => Promise<unknown[]>, language = '') {
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(findFaults, `${language} at ${width} px`).toEqual([]);
  }
}

/** Returns the words of headings and drawer links that break without a hyphen or overflow the window. */
const torn = (page: Page) =>
  page.locator('h1, h2, h3, dialog nav a').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .flatMap((heading) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: part, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g)) {
            const letters = Array.from(part, (_, step) => {
              const range = document.createRange();
              range.setStart(text, index + step);
              range.setEnd(text, index + step + 1);
              // The first letter after a break also has a rectangle for the hyphen.
              return [...range.getClientRects()].slice(-1);
            }).flat();
            const right = Math.max(...letters.map((letter) => letter.right));
            if (new Set(letters.map(({ top }) => Math.round(top))).size > 1) found.push(part);
            if (right > document.documentElement.clientWidth) found.push(`${part} overflows`);
          }
        return found;
      }),
  );

/** Returns hyphenated words that would fit on a line of their own. */
const brokenEarly = (page: Page) =>
  page.locator('h1 span, h2 span, h3 span').evaluateAll((words) =>
    words
      .filter((word) => {
        const { left, height } = word.getBoundingClientRect();
        (word as HTMLElement).style.whiteSpace = 'nowrap';
        const whole = word.getBoundingClientRect();
        (word as HTMLElement).style.whiteSpace = '';
        const room = word.closest('h1, h2, h3')?.getBoundingClientRect();
        return height > whole.height && room && left + whole.width < room.right;
      })
      .map((word) => word.textContent),
  );

for (const { path } of PAGES)
  test(`the words in the headings of ${path} break only at hyphens`, async ({ page }) => {
    await open(page, path);
    await expectNone(page, async () => [...(await torn(page)), ...(await brokenEarly(page))]);
  });

for (const { path } of PAGES)
  test(`long words in the headings of ${path} break only at hyphens`, SLOW, async ({ page }) => {
    await open(page, path);
    for (const [language, words] of Object.entries(WORDS)) {
      const widest = Math.max(...(await Promise.all(words.map(widestWord))));
      await page.evaluate(
        ([text, size]) => {
          document.querySelector('[data-widest]')?.setAttribute('data-widest', String(size));
          for (const heading of document.querySelectorAll('h1, h2, h3')) heading.textContent = text;
        },
        [words.map((word) => softHyphens(word, language)).join(' '), widest] as const,
      );
      await expectNone(page, () => torn(page), language);
    }
  });

test('long words in the drawer break only at hyphens', SLOW, async ({ page }) => {
  await openDrawer(page, '/');
  const links = drawer(page).getByRole('navigation').getByRole('link');
  for (const [language, words] of Object.entries(WORDS)) {
    await links.evaluateAll(
      (all, parts) => all.forEach((link, index) => (link.textContent = parts[index] ?? '')),
      words.map((word) => softHyphens(word, language)),
    );
    await expectNone(page, () => torn(page), language);
  }
});

for (const [language, words] of Object.entries(WORDS))
  test(`slide names take at most two lines, and fit on a phone with large text, in ${language}`, async ({
    page,
  }) => {
    test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
    await open(page, '/');
    const group = page.getByRole('group', { name: label('choose') });
    const names = group.getByRole('button');
    const long = words.map((word) => softHyphens(word, language));
    // One button for each name, however many slides the content has.
    await group.evaluate(
      (element, texts) => {
        const [button] = element.children;
        if (!button) throw new Error('There is no slide.');
        element.replaceChildren(...texts.map(() => button.cloneNode(true)));
        [...element.children].forEach((copy, index) =>
          copy.lastChild?.replaceWith(texts[index] ?? ''),
        );
      },
      ['Film und Fotografie neu', ...long].map(twoLines),
    );
    const longerThanTwoLines = () =>
      names.evaluateAll((buttons) =>
        buttons
          .filter(({ lastChild }) => {
            const text = document.createRange();
            if (lastChild) text.selectNodeContents(lastChild);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
          })
          .map((button) => button.textContent),
      );
    await expectNone(page, longerThanTwoLines);
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

/** Agency names of the maximum length: of many words, of one, and of both. */
const NAMES = [
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
      const { textContent } = element;
      const found = names.filter((text) => {
        element.textContent = text;
        const { top = 0, right = 0 } = warp?.getBoundingClientRect() ?? {};
        const box = element.getBoundingClientRect();
        // Descenders reach some pixels below the line box.
        const isCut = element.scrollHeight > element.clientHeight + 10;
        return isCut || box.left < 0 || (box.left < right && box.bottom > top);
      });
      element.textContent = textContent;
      return found;
    }, NAMES);
  await expectNone(page, faultyNames);
});
