import { wcagContrast } from 'culori';
import { readBrand } from '../../src/content/read/readBrand';
import { slideDrawings } from '../../src/art/slideDrawings';
import { structures, type Weave } from '../../src/art/cloth';
import { valueWeave } from '../../src/art/valueWeave';
import { expect, open, test } from './support/test';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** Values of `data-colour`: the numbers of the threads. */
const threads = readBrand().threads.map((_, index) => String(index + 1));
const drawings = Object.values(slideDrawings).map((draw) => draw());
const weaves = (Object.keys(structures) as Weave[]).map((weave) => valueWeave(weave, 'Progress'));

type Choice = { colour: string | null; drawing: string };

/** Choices for a service. `null` is no colour. */
const service = { colours: [...threads, null], drawings };
const SWATCH = '[aria-labelledby=services] li > [aria-hidden]';
const VALUE = '[aria-labelledby=values] li';
const PARTS = [
  { name: 'slide', path: '/', selector: '[data-current]', ...service },
  { name: 'swatch', path: '/about', selector: SWATCH, ...service },
  { name: 'value', path: '/about', selector: VALUE, colours: threads, drawings: weaves },
];

/** Changes colour and drawing of elements. @returns the colour of each text and line, with the background behind it */
const applyChoice = (elements: Element[], { colour, drawing }: Choice) =>
  elements.flatMap((element) => {
    if (colour === null) element.removeAttribute('data-colour');
    else element.setAttribute('data-colour', colour);
    const svg = element.querySelector('svg');
    if (svg) svg.outerHTML = drawing;
    const { backgroundColor: background } = getComputedStyle(element);
    return [...element.querySelectorAll('h2, h3, p, a, path, ellipse')].map((mark) => {
      const { color, stroke } = getComputedStyle(mark);
      return { foreground: stroke === 'none' ? color : stroke, background };
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    for (const { name, path, selector, colours, drawings } of PARTS)
      test(`a ${name} has enough contrast with every choice (${colorScheme})`, async ({ page }) => {
        await open(page, path);
        for (const colour of colours)
          for (const drawing of drawings) {
            const pairs = await page
              .locator(selector)
              .evaluateAll(applyChoice, { colour, drawing });
            expect(pairs.length).toBeGreaterThan(0);
            expect(pairs.map(({ background }) => background)).not.toContain(TRANSPARENT);
            const contrasts = pairs.map((pair) => wcagContrast(pair.foreground, pair.background));
            expect(Math.min(...contrasts), `colour ${colour}`).toBeGreaterThanOrEqual(4.5);
          }
      });
  });
