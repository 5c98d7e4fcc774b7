import type { Page } from '@playwright/test';
import { isLongHeading } from '../../src/components/home/isLongHeading';
import { content, PAGES } from '../content';
import { allOf } from './support/allOf';
import { drawer, menuButton, openDrawer } from './support/drawer';
import { lostTexts } from './support/lostTexts';
import { openScreen, SCREENS } from './support/screens';
import { wheelIntoView } from './support/wheelIntoView';
import {
  boxOf,
  doubleFontSize,
  expect,
  open,
  section,
  test,
} from './support/test';

// no text moves during the checks
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothingLost(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });

    // react-slick sets the width of the slides 50 ms after a resize.
    await expect
      .poll(() => lostTexts(page), { message: `lost texts at ${width} px` })
      .toEqual([]);
  }
}

for (const screen of SCREENS)
  test(`${screen.name} loses no text, even with wide spacing or large text`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    // phones, a tablet, desktops
    await expectNothingLost(page, [320, 390, 820, 1280, 1440]);
    // The text spacing of WCAG 1.4.12. It is in an adopted sheet: the
    // Content-Security-Policy forbids a style element.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();

      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets = [sheet];
    });
    await expectNothingLost(page, [320, 390, 1280]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await doubleFontSize(page);
    await expectNothingLost(page, [320, 390, 1280]);
  });

const LONG_WORD =
  'Donaudampfschiffahrtselektrizitaetenhauptbetriebswerkbauunter';

const addLongCodeLines = (page: Page) =>
  page.evaluate(() => {
    const code = 'A line of code that is longer than any small phone is wide.';

    for (const paragraph of document.querySelectorAll('section p'))
      paragraph.insertAdjacentHTML(
        'afterend',
        `<pre><code>${code}\n</code></pre>`,
      );
  });

const replaceTexts = (page: Page, word: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );

    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.nodeValue?.trim() &&
        node.parentElement?.matches(
          'h1, h1 *, h2, h2 *, h3, h3 *, p, li, a, span',
        )
      )
        node.nodeValue = text;
  }, word);

/** A window of 1280 x 1024 px at 400 % zoom, in CSS px. */
const ZOOMED = { width: 320, height: 256 };

for (const { path } of PAGES)
  test(`${path} fits the window at 400 % zoom, even with long words and code`, async ({
    page,
  }) => {
    await page.setViewportSize(ZOOMED);
    await open(page, path);
    expect(await lostTexts(page)).toEqual([]);
    await addLongCodeLines(page);
    await replaceTexts(page, LONG_WORD);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(ZOOMED.width);
    // fails if something covers it
    await menuButton(page).click({ trial: true });
  });

test('every link of the drawer can be scrolled into view at 400 % zoom', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await openDrawer(page, '/');

  const { x, y } = await boxOf(drawer(page).getByRole('link').first());

  await page.mouse.move(x + 1, y + 1);

  // By the wheel: `scrollIntoViewIfNeeded` would also scroll a box that no
  // visitor can scroll.
  for (const link of await allOf(drawer(page).getByRole('link')))
    await wheelIntoView(page, link);
});

/** Headings with more letters are three lines on a desktop (Hyphenated.tsx). */
const TWO_LINES = 60;

const DESKTOP_SIZE = isLongHeading(content.home.heading) ? 132 : 160;
const HEADING_SIZES =
  content.home.heading.length > TWO_LINES
    ? { 360: 36, 1440: 68 }
    : { 360: 48, 1440: DESKTOP_SIZE };

for (const [width, fontSize] of Object.entries(HEADING_SIZES))
  test(`the font size of Home's heading is ${fontSize} px at ${width} px`, async ({
    page,
  }) => {
    await open(page, '/', Number(width));
    const heading = page.getByRole('heading', { level: 1 });
    const actual = await heading.evaluate(
      (element) => getComputedStyle(element).fontSize,
    );

    // Three limits were measured at these font sizes: PHONE_WIDTH in
    // softHyphens.ts, the length of `heading` in homePage.ts, and the letters of
    // isLongHeading.
    expect(Math.round(parseFloat(actual)), 'measure the limits again').toBe(
      fontSize,
    );
  });

test('the first offer and the footer’s page links have the same left edge', async ({
  page,
}) => {
  await open(page, '/', 1440);
  const offers = section(page, 'offers', content.home.offers);
  const offerHeading = offers.getByRole('heading', { level: 3 }).first();
  const pageLinks = page.getByRole('contentinfo').getByRole('navigation');

  expect((await boxOf(offerHeading)).x).toBeCloseTo(
    (await boxOf(pageLinks)).x,
    0,
  );
});
