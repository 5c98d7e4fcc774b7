import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { expect, open, test } from '../e2e/support/test';

const families = Object.fromEntries(readTypefaces().map(({ role, fonts }) => [role, fonts.family]));

const SELECTORS = [
  ['heading', 'h1, main h2, main h3'],
  ['text', 'main p, footer a'],
] as const;

for (const { path } of PAGES)
  test(`all glyphs of headings and text on ${path} are from their typefaces`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    for (const [role, selector] of SELECTORS) {
      const { nodeIds } = await session.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector,
      });
      expect(nodeIds.length).toBeGreaterThan(0);
      for (const nodeId of nodeIds) {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
        const usedFonts = fonts.map(({ familyName, isCustomFont }) =>
          isCustomFont ? familyName : `system font ${familyName}`,
        );
        for (const family of usedFonts)
          expect([outerHTML.slice(0, 200), family.startsWith(families[role] ?? '')]).toEqual([
            outerHTML.slice(0, 200),
            true,
          ]);
      }
    }
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
