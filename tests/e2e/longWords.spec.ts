import type { Page } from '@playwright/test';
import { widestWord } from '../../src/gatsby/fonts/widestWord';
import { softHyphens } from '../../src/gatsby/nodes/softHyphens';
import { content, label, PAGES } from '../content';
import { twoLines } from '../../src/components/home/twoLines';
import { carousel, MOVES, STANDS, TITLES } from './support/carousel';
import { drawer, openDrawer } from './support/drawer';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 390, 600, 768, 1024, 1440, 1920];

/** The longest that fit a name, which has up to 24 letters, and one that is too short for a hyphen. */
const WORDS = {
  de: ['Gestaltung', 'Softwareentwicklung', 'Barrierefreiheitsprüfung', 'Suchmaschinenoptimierung'],
  fi: ['Saavutettavuustarkastus', 'Ohjelmistokehityspalvelu', 'Hakukoneoptimointi'],
  fr: ['Anticonstitutionnellement', 'Référencement', 'Développement'],
  hu: ['Keresőoptimalizálás', 'Akadálymentesítés', 'Szoftverfejlesztés'],
};

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
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .flatMap((heading) => [...heading.querySelectorAll('span')])
      .filter((word) => {
        const { left, height } = word.getBoundingClientRect();
        word.style.whiteSpace = 'nowrap';
        const whole = word.getBoundingClientRect();
        word.style.whiteSpace = '';
        const room = word.parentElement?.closest('h1, h2, h3')?.getBoundingClientRect();
        return height > whole.height && room && left + whole.width < room.right;
      })
      .map((word) => word.textContent),
  );

for (const { path } of PAGES)
  test(`no word of a heading of ${path} is torn without a hyphen or breaks without need`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => torn(page), `at ${width} px`).toEqual([]);
      expect(await brokenEarly(page), `at ${width} px`).toEqual([]);
    }
  });

for (const [language, words] of Object.entries(WORDS)) {
  const broken = words.map((word) => softHyphens(word, language));

  for (const { path } of PAGES)
    test(`no long word of the language ${language} is torn or leaves the screen in a heading of ${path}`, async ({
      page,
    }) => {
      await open(page, path);
      const widest = Math.max(...(await Promise.all(words.map((word) => widestWord(word)))));
      await page.evaluate(
        ([parts, size]) => {
          document.querySelector('[data-widest]')?.setAttribute('data-widest', String(size));
          for (const heading of document.querySelectorAll('h1, h2, h3'))
            heading.textContent = parts.join(' ');
        },
        [broken, widest] as const,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => torn(page), `at ${width} px`).toEqual([]);
      }
    });

  test(`no long word of the language ${language} is torn or leaves the screen in the drawer`, async ({
    page,
  }) => {
    await openDrawer(page, '/');
    await drawer(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links, parts) => {
        for (const [index, link] of links.entries()) link.textContent = parts[index] ?? '';
      }, broken);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => torn(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`the names below the slides keep to two lines, and to a phone in text twice as large, in the language ${language}`, async ({
    page,
  }) => {
    test.skip(!MOVES, STANDS);
    await open(page, '/');
    const names = page.getByRole('group', { name: label('choose') }).getByRole('button');
    const titles = ['Film und Fotografie neu', ...broken].slice(0, TITLES.length).map(twoLines);
    await names.evaluateAll((buttons, texts) => {
      for (const [index, button] of buttons.entries())
        button.lastChild?.replaceWith(texts[index] ?? '');
    }, titles);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await names.evaluateAll((buttons) =>
        buttons.map(({ lastChild }) => {
          const text = document.createRange();
          if (lastChild) text.selectNodeContents(lastChild);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...lines), `at ${width} px`).toBeLessThanOrEqual(2);
    }
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
}

/** As long as a name may be: of many words, of one, and of both. */
const NAMES = [
  'Eine Werkstatt für gute Seiten',
  'Suchmaschinenoptimierungsbüro',
  'Kommunikationsgestaltung & Co.',
];

test('a long name of the agency is whole, and lies on no thread of the warp', async ({ page }) => {
  await open(page, '/');
  const name = page.getByRole('main').getByText(content.site.name, { exact: true });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lost = await name.evaluate((element, names) => {
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
    expect(lost, `at ${width} px`).toEqual([]);
  }
});
