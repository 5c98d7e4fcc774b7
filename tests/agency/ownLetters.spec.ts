import type { Page } from '@playwright/test';
import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { content, PAGES } from '../content';
import { expect, open, test } from '../e2e/support/test';

/** Elements in each typeface. `data-system-font` marks a heading, or a word in a text, with a letter its typeface lacks. */
const SELECTORS = {
  heading: ':is(h1, main h2, main h3):not([data-system-font])',
  text: ':is(main p, footer a):not(:has([data-system-font]))',
};

async function renderedFonts(page: Page, selector: string) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      const names = fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `system font ${familyName}`,
      );
      return { html: outerHTML.slice(0, 200), names }; // enough to recognise the element
    }),
  );
}

for (const { path } of PAGES)
  test(`headings, paragraphs and footer links on ${path} have their typeface`, async ({ page }) => {
    await open(page, path);
    for (const { role, fontPackage } of readTypefaces()) {
      const elements = await renderedFonts(page, SELECTORS[role]);
      expect(elements.length).toBeGreaterThan(0);
      // The name in a font file may end with a style: "Bricolage Grotesque 96pt ExtraBold".
      for (const { html, names } of elements)
        for (const name of names)
          expect(name.startsWith(fontPackage.family), `${name}: ${html}`).toBe(true);
    }
  });

test('a word with a letter that the typeface lacks is in one system font', async ({ page }) => {
  const hasWord = content.about.lead.includes('Nguyễn');
  test.skip(!hasWord, 'Only the Polish content of languageRounds.ts has such a word.');
  await open(page, '/about');
  const oneSystemFont = [expect.stringMatching(/^system font /)];
  // The attribute is "true" in a field, which React renders, and empty in a body, which the build renders.
  expect(await renderedFonts(page, 'main [data-system-font]')).toEqual([
    { html: '<span data-system-font="true">Nguyễn,</span>', names: oneSystemFont },
    { html: '<span data-system-font="">Nguyễn</span>', names: oneSystemFont },
  ]);
});

test('the line height of the h1 includes the room for accents', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const ratioWithoutAccents = await heading.evaluate((element) => {
    const style = getComputedStyle(element);
    const ratioWithAccents = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
    return ratioWithAccents - Number(style.getPropertyValue('--diacritics-height'));
  });
  expect(ratioWithoutAccents).toBeCloseTo(0.92); // src/styles/global.css adds the room for accents to this number.
});
