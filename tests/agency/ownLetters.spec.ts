import type { Page } from '@playwright/test';
import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { content, PAGES } from '../content';
import { expect, open, test } from '../e2e/support/test';

const families = Object.fromEntries(readTypefaces().map(({ role, fonts }) => [role, fonts.family]));

const SELECTORS = [
  ['heading', ':is(h1, main h2, main h3):not([data-system])'],
  ['text', ':is(main p, footer a):not(:has([data-system]))'],
] as const;

/** Returns the HTML of each element that matches the selector, and the fonts of its glyphs. */
async function fontsOf(page: Page, selector: string) {
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
      return { html: outerHTML.slice(0, 200), names };
    }),
  );
}

for (const { path } of PAGES)
  test(`all glyphs of headings and text on ${path} are from their typefaces`, async ({ page }) => {
    await open(page, path);
    for (const [role, selector] of SELECTORS) {
      const elements = await fontsOf(page, selector);
      expect(elements.length).toBeGreaterThan(0);
      for (const { html, names } of elements)
        for (const name of names)
          expect([html, name.startsWith(families[role] ?? '')]).toEqual([html, true]);
    }
  });

test('a word with a letter that the text typeface lacks is in one system font', async ({
  page,
}) => {
  test.skip(!content.about.lead.includes('Nguyễn'), 'The typefaces have all letters.');
  await open(page, '/about');
  const words = await fontsOf(page, 'main [data-system]');
  expect(words).toEqual([
    { html: '<span data-system="true">Nguyễn,</span>', names: [expect.stringMatching(/^system/)] },
    { html: '<span data-system="">Nguyễn</span>', names: [expect.stringMatching(/^system/)] },
  ]);
});

test('the line height of headings includes the room for accents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const [lineHeight, fontSize, accents] = await heading.evaluate((element) => {
    const style = getComputedStyle(element);
    return [
      parseFloat(style.lineHeight),
      parseFloat(style.fontSize),
      Number(style.getPropertyValue('--accents')),
    ];
  });
  expect(lineHeight / fontSize).toBeCloseTo(0.92 + accents, 1);
});
