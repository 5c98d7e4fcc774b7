import { limitToTwoLines } from '../../src/components/home/limitToTwoLines';
import { content } from '../content';
import {
  carousel,
  replaceSlideButtons,
  skipWithoutTwoSlides,
  slideButtons,
} from './support/carousel';
import { expectNoFaults, LONG_WORDS } from './support/longWords';
import { lostTexts } from './support/lostTexts';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. @returns the name on each button of a slide, and the number of its lines */
const readNames = (buttons: Element[]) =>
  buttons.map(({ lastChild }) => {
    const text = document.createRange();
    if (lastChild) text.selectNodeContents(lastChild);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    return { name: lastChild?.textContent ?? '', lineCount: lines.size };
  });

for (const { language, words } of LONG_WORDS)
  test(`slide names in ${language} fill at most two lines; large text fits`, async ({ page }) => {
    skipWithoutTwoSlides();
    await open(page, '/');
    // The first name has several words, the others have one.
    const names = ['Film und Fotografie neu', ...words];
    await replaceSlideButtons(page, names.map(limitToTwoLines));
    const longNames = async () =>
      (await slideButtons(page).evaluateAll(readNames)).filter(({ lineCount }) => lineCount > 2);
    await expectNoFaults(page, longNames);
    await page.setViewportSize({ width: 320, height: 900 });
    // Twice the browser's default font size.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const rightEdges = await carousel(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().left + button.scrollWidth),
      );
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(320);
  });

const SEVEN_NAMES =
  'Typography, Photography, Packaging, Exhibitions, Consultation, Search Engines, Film'.split(', ');

for (const [width, rowCount] of [
  [320, 3],
  [390, 2],
  [820, 2],
] as const)
  test(`seven slide names fill ${rowCount} rows at ${width} px, words whole`, async ({ page }) => {
    skipWithoutTwoSlides();
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await replaceSlideButtons(page, SEVEN_NAMES);
    const names = await slideButtons(page).evaluateAll(readNames);
    // A name with more lines than words has a broken word.
    const broken = names.filter(({ name, lineCount }) => lineCount > name.split(' ').length);
    expect(broken).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
    const progressBars = slideButtons(page).locator('> span');
    const tops = await progressBars.evaluateAll((bars) =>
      bars.map((bar) => bar.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(rowCount);
  });

/** Agency names of about the maximum length, 30 letters: several words, one word, and a mix. */
const AGENCY_NAMES = [
  'Eine Werkstatt für gute Seiten',
  'Suchmaschinenoptimierungsbüro',
  'Kommunikationsgestaltung & Co.',
];

test('a long agency name in the hero is not cut, and covers no warp', async ({ page }) => {
  await open(page, '/');
  const nameInHero = page.getByRole('main').getByText(content.site.name, { exact: true });
  const faultyNames = () =>
    nameInHero.evaluate((element, names) => {
      // One path draws all warps of the wide loom, which a phone does not show.
      const warps = document.querySelector('main svg [stroke="var(--paper)"]');
      if (!warps) throw new Error('The loom has no warp.');
      const originalName = element.textContent;
      const faulty = names.filter((name) => {
        element.textContent = name;
        const { top, right } = warps.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        // Descenders reach some pixels below the line box.
        const isCut = box.left < 0 || element.scrollHeight > element.clientHeight + 10;
        const coversWarp = box.left < right && box.bottom > top;
        return isCut || coversWarp;
      });
      // Restore the name, by which the locator finds the element.
      element.textContent = originalName;
      return faulty;
    }, AGENCY_NAMES);
  await expectNoFaults(page, faultyNames);
});
