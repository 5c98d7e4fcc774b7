import type { Page } from '@playwright/test';
import { limitToTwoLines } from '../../src/components/home/limitToTwoLines';
import { content } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import {
  carousel,
  skipWithoutTwoSlides,
  slideButtons,
} from './support/carousel';
import { expectNoFaultsAtWidths, LONG_WORDS } from './support/longWords';
import { lostTexts } from './support/lostTexts';
import { doubleFontSize, expect, heroName, open, test } from './support/test';

// the slides stand still
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openWithSlideNames(
  page: Page,
  names: string[],
  width?: number,
): Promise<void> {
  await open(page, '/', width);
  const firstButton = slideButtons(page).first();

  await firstButton.evaluate((button, newNames) => {
    const copies = newNames.map((name) => {
      const copy = button.cloneNode(true);

      // A button holds its progress bar, then the name as text.
      copy.lastChild?.replaceWith(name);

      return copy;
    });

    button.parentElement?.replaceChildren(...copies);
  }, names);
}

const namesWithLineCounts = (page: Page) =>
  slideButtons(page).evaluateAll((buttons) =>
    buttons.map(({ lastChild }) => {
      const range = document.createRange();

      if (lastChild) range.selectNodeContents(lastChild);
      const lineTops = new Set(
        [...range.getClientRects()].map(({ top }) => Math.round(top)),
      );

      return { name: lastChild?.textContent ?? '', lineCount: lineTops.size };
    }),
  );

for (const { language, words } of LONG_WORDS)
  test(`slide names in ${language} fit two lines; at 200 %, they fit 320 px`, async ({
    page,
  }) => {
    skipWithoutTwoSlides();
    // limitToTwoLines changes only such names
    const nameWithSpaces = 'Film und Fotografie neu';

    await openWithSlideNames(
      page,
      [nameWithSpaces, ...words].map(limitToTwoLines),
    );
    await expectNoFaultsAtWidths(page, async () =>
      (await namesWithLineCounts(page)).filter(
        ({ lineCount }) => lineCount > 2,
      ),
    );
    await page.setViewportSize({ width: 320, height: 900 });
    await doubleFontSize(page);
    const allButtons = carousel(page).getByRole('button');
    // Unlike the box of a button, `scrollWidth` includes text that overflows.
    const rightEdges = await allButtons.evaluateAll((all) =>
      all.map(
        (button) => button.getBoundingClientRect().left + button.scrollWidth,
      ),
    );

    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(320);
  });

const SEVEN_NAMES =
  'Typography, Photography, Packaging, Exhibitions, Consultation, Search Engines, Film'.split(
    ', ',
  );

for (const [width, rowCount] of Object.entries({
  320: 3,
  390: 2,
  820: 1,
  1440: 1,
}))
  test(`seven slide names fill ${rowCount} rows at ${width} px, unbroken`, async ({
    page,
  }) => {
    skipWithoutTwoSlides();
    await openWithSlideNames(page, SEVEN_NAMES, Number(width));
    const names = await namesWithLineCounts(page);

    // A name with more lines than words has a broken word.
    expect(
      names.filter(({ name, lineCount }) => lineCount > name.split(' ').length),
    ).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
    const progressBars = slideButtons(page).locator('> span');
    const tops = await progressBars.evaluateAll((all) =>
      all.map((bar) => bar.getBoundingClientRect().top),
    );

    // Wider typefaces may need more rows.
    if (HAS_PLACEHOLDER_WORDS) expect(new Set(tops).size).toBe(rowCount);
  });

/**
 * Names of 29 and 30 characters (30 is the maximum): several words, one word,
 * and a mix.
 */
const AGENCY_NAMES = [
  'Eine Werkstatt für gute Seiten',
  'Suchmaschinenoptimierungsbüro',
  'Kommunikationsgestaltung & Co.',
];

test('a long agency name in the hero is not cut, and covers no warp', async ({
  page,
}) => {
  await open(page, '/');
  const nameInHero = heroName(page);

  await expect(nameInHero).toHaveText(content.site.name);

  const isHidden = await nameInHero.evaluate(({ className }) =>
    className.includes('sr-only'),
  );

  test.skip(isHidden, 'A wordmark shows the name.');

  const faultyNames = () =>
    nameInHero.evaluate((element, names) => {
      // The second half of the wide loom's warps reaches further up and right
      // than the first. On a phone it is hidden and measures 0 × 0, so that no
      // name covers it.
      const [, warps] = document.querySelectorAll(
        'main svg [stroke="var(--paper)"]',
      );

      if (!warps) throw new Error('The loom has no warp.');
      const originalName = element.textContent;
      const faulty = names.filter((name) => {
        element.textContent = name;
        const { top, right } = warps.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        // The name is aligned right, right of the warps, so it overflows left.
        // Descenders need up to 10 px below the line box.
        const isCut =
          box.left < 0 || element.scrollHeight > element.clientHeight + 10;
        const coversWarp = box.left < right && box.bottom > top;

        return isCut || coversWarp;
      });

      element.textContent = originalName;

      return faulty;
    }, AGENCY_NAMES);

  await expectNoFaultsAtWidths(page, faultyNames);
});

test('on a phone, a long email address in the footer breaks only before its domain', async ({
  page,
}) => {
  await open(page, '/', 390);
  const address = page
    .getByRole('contentinfo')
    .locator('[href^="mailto:"] > span');

  const lineCounts = await address.evaluate((span) => {
    const texts = [...span.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE,
    );
    const parts = ['willkommen@', 'gestaltungsbuero.example'];

    return texts.map((text, index) => {
      text.nodeValue = parts[index] ?? '';
      const range = document.createRange();

      range.selectNodeContents(text);

      return range.getClientRects().length;
    });
  });

  expect(lineCounts).toEqual([1, 1]);
});
