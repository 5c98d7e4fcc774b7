import { wcagContrast } from 'culori';
import { readBrand } from '../../src/content/read/readBrand';
import { slideDrawings } from '../../src/art/slideDrawings';
import { structures, type Weave } from '../../src/art/cloth';
import { valueWeave } from '../../src/art/valueWeave';
import { expect, open, test } from './support/test';

/** Values of `data-colour`: the numbers of the threads. */
const threads = readBrand().threads.map((_, index) => String(index + 1));
const drawings = Object.values(slideDrawings).map((draw) => draw());
const weaves = (Object.keys(structures) as Weave[]).map((weave) => valueWeave(weave, 'Progress'));
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** Changes colour and drawing of elements. @returns their background, paired with the colour of each text and line in them */
const choose = (parts: Element[], { colour, drawing }: { colour: string; drawing: string }) =>
  parts.flatMap((part) => {
    if (colour) part.setAttribute('data-colour', colour);
    else part.removeAttribute('data-colour');
    const old = part.querySelector('svg');
    if (old) old.outerHTML = drawing;
    const { backgroundColor } = getComputedStyle(part);
    return [...part.querySelectorAll('h2, h3, p, a, path, ellipse')].map((element) => {
      const { color, stroke } = getComputedStyle(element);
      return [backgroundColor, stroke === 'none' ? color : stroke] as const;
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    for (const [what, path, within, colours, drawn] of [
      ['slide', '/', '[data-current]', [...threads, ''], drawings],
      [
        'swatch',
        '/about',
        'section[aria-labelledby=services] li > [aria-hidden]',
        [...threads, ''],
        drawings,
      ],
      ['value', '/about', 'section[aria-labelledby=values] li', threads, weaves],
    ] as const)
      test(`a ${what} has enough contrast in every colour and drawing (${colorScheme})`, async ({
        page,
      }) => {
        await open(page, path);
        for (const colour of colours)
          for (const drawing of drawn) {
            const found = await page.locator(within).evaluateAll(choose, { colour, drawing });
            expect(found.length).toBeGreaterThan(0);
            expect(found.map(([ground]) => ground)).not.toContain(TRANSPARENT);
            const lowest = Math.min(...found.map(([ground, line]) => wcagContrast(ground, line)));
            expect(lowest, colour).toBeGreaterThanOrEqual(4.5);
          }
      });
  });
