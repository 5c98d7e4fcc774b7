import type { Page } from '@playwright/test';
import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { expect, open, test } from '../e2e/support/test';

/** Elements in each typeface. */
const SELECTORS = {
  heading: ':is(h1, main h2, main h3)',
  // The quote of a client has the typeface of headings.
  text: ':is(main p:not(blockquote *), footer a)',
};

/** In a letter that its typeface lacks, browsers use a font of the system. */
const lacksGlyph = (html: string): boolean => html.includes('ễ');

async function renderedFonts(page: Page, selector: string) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);

  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });

  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
        nodeId,
      });
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      const names = fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `system font ${familyName}`,
      );

      return { html: outerHTML, names };
    }),
  );
}

for (const { path } of PAGES)
  test(`headings, paragraphs and footer links on ${path} have their typeface`, async ({
    page,
  }) => {
    await open(page, path);

    for (const { chosenFor, fontPackage } of readTypefaces()) {
      const elements = await renderedFonts(page, SELECTORS[chosenFor]);

      expect(elements.length).toBeGreaterThan(0);
      // The name in a font file may end with a style: "Bricolage Grotesque 96pt
      // ExtraBold".
      for (const { html, names } of elements.filter(
        (element) => !lacksGlyph(element.html),
      ))
        for (const name of names)
          expect(name.startsWith(fontPackage.family), `${name}: ${html}`).toBe(
            true,
          );
    }
  });

test('the line height of the h1 includes the room for accents', async ({
  page,
}) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const ratioWithoutAccents = await heading.evaluate((element) => {
    const style = getComputedStyle(element);
    const ratioWithAccents =
      parseFloat(style.lineHeight) / parseFloat(style.fontSize);

    return (
      ratioWithAccents - Number(style.getPropertyValue('--diacritics-height'))
    );
  });

  // src/styles/global.css adds the room for accents to this number.
  expect(ratioWithoutAccents).toBeCloseTo(0.92);
});
