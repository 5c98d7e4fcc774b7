import type { Page } from '@playwright/test';
import { widestWord } from '../../src/gatsby/fonts/widestWord';
import { softHyphens } from '../../src/gatsby/nodes/softHyphens';
import { content, label, PAGES } from '../content';
import { twoLines } from '../../src/components/home/twoLines';
import { carousel, MOVES, STANDS, TITLES } from './support/carousel';
import { drawer, openDrawer } from './support/drawer';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The longest that fit a name, which has up to 24 letters, and one that is too short for a hyphen. */
const WORDS = {
  de: ['Gestaltung', 'Softwareentwicklung', 'Barrierefreiheitsprüfung', 'Suchmaschinenoptimierung'],
  fi: ['Saavutettavuustarkastus', 'Ohjelmistokehityspalvelu', 'Hakukoneoptimointi'],
  fr: ['Anticonstitutionnellement', 'Référencement', 'Développement'],
  hu: ['Keresőoptimalizálás', 'Akadálymentesítés', 'Szoftverfejlesztés'],
};

/** Looks for faults at every width until there are none: react-slick measures the slides a moment after the window has changed. */
async function nothingFound(page: Page, look: () => Promise<unknown[]>, language = '') {
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(look, `${language} at ${width} px`).toEqual([]);
  }
}

/** Words of headings, and of links that look like some, that are torn without a hyphen or leave the screen. */
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
              // The first letter after a break has the hyphen before it too.
              return [...range.getClientRects()].slice(-1);
            }).flat();
            const right = Math.max(...letters.map((letter) => letter.right));
            if (new Set(letters.map(({ top }) => Math.round(top))).size > 1) found.push(part);
            if (right > document.documentElement.clientWidth) found.push(`${part} leaves`);
          }
        return found;
      }),
  );

/** Long words that break though a line of their own would hold them. */
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
  test(`no word of a heading of ${path} is torn without a hyphen or breaks without need, nor is a long one of four languages`, async ({
    page,
  }) => {
    await open(page, path);
    await nothingFound(page, async () => [...(await torn(page)), ...(await brokenEarly(page))]);
    for (const [language, words] of Object.entries(WORDS)) {
      const widest = Math.max(...(await Promise.all(words.map(widestWord))));
      await page.evaluate(
        ([text, size]) => {
          document.querySelector('[data-widest]')?.setAttribute('data-widest', String(size));
          for (const heading of document.querySelectorAll('h1, h2, h3')) heading.textContent = text;
        },
        [words.map((word) => softHyphens(word, language)).join(' '), widest] as const,
      );
      await nothingFound(page, () => torn(page), language);
    }
  });

test('no long word is torn or leaves the screen in the drawer', async ({ page }) => {
  await openDrawer(page, '/');
  const links = drawer(page).getByRole('navigation').getByRole('link');
  for (const [language, words] of Object.entries(WORDS)) {
    await links.evaluateAll(
      (all, parts) => all.forEach((link, index) => (link.textContent = parts[index] ?? '')),
      words.map((word) => softHyphens(word, language)),
    );
    await nothingFound(page, () => torn(page), language);
  }
});

for (const [language, words] of Object.entries(WORDS))
  test(`the names below the slides keep to two lines, and to a phone in text twice as large, in the language ${language}`, async ({
    page,
  }) => {
    test.skip(!MOVES, STANDS);
    await open(page, '/');
    const names = page.getByRole('group', { name: label('choose') }).getByRole('button');
    const long = words.map((word) => softHyphens(word, language));
    await names.evaluateAll(
      (buttons, texts) =>
        buttons.forEach((button, index) => button.lastChild?.replaceWith(texts[index] ?? '')),
      ['Film und Fotografie neu', ...long].slice(0, TITLES.length).map(twoLines),
    );
    const longer = () =>
      names.evaluateAll((buttons) =>
        buttons
          .filter(({ lastChild }) => {
            const text = document.createRange();
            if (lastChild) text.selectNodeContents(lastChild);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
          })
          .map((button) => button.textContent),
      );
    await nothingFound(page, longer);
    await page.setViewportSize({ width: 320, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const ends = await carousel(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().left + button.scrollWidth),
      );
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  });

/** As long as a name may be: of many words, of one, and of both. */
const NAMES = [
  'Eine Werkstatt für gute Seiten',
  'Suchmaschinenoptimierungsbüro',
  'Kommunikationsgestaltung & Co.',
];

test('a long name of the agency is whole, and lies on no thread of the warp', async ({ page }) => {
  await open(page, '/');
  const name = page.getByRole('main').getByText(content.site.name, { exact: true });
  const lost = () =>
    name.evaluate((element, names) => {
      const warp = document.querySelector('main svg [stroke="var(--paper)"]');
      const { textContent } = element;
      const found = names.filter((text) => {
        element.textContent = text;
        const { top = 0, right = 0 } = warp?.getBoundingClientRect() ?? {};
        const box = element.getBoundingClientRect();
        // The letters reach some pixels below their line.
        const isCut = element.scrollHeight > element.clientHeight + 10;
        return isCut || box.left < 0 || (box.left < right && box.bottom > top);
      });
      element.textContent = textContent;
      return found;
    }, NAMES);
  await nothingFound(page, lost);
});
