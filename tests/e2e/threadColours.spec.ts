import { wcagContrast } from 'culori';
import { content } from '../content';
import { COLOUR_SCHEMES } from './support/axe';
import { SLIDE_TITLES } from './support/carousel';
import { expect, open, test } from './support/test';

/** Values of `data-colour`: the numbers of the threads. */
const THREADS = ['1', '2', '3'];
const SERVICE_COLOURS = [...THREADS, null]; // a service may have no colour
const DRAWING = '[aria-labelledby=services] > ul > li > [aria-hidden]';
const COLOURED_ELEMENTS = [
  {
    name: 'slide',
    path: '/',
    selector: '[data-current]',
    colours: SERVICE_COLOURS,
  },
  {
    name: 'drawing',
    path: '/about',
    selector: DRAWING,
    colours: SERVICE_COLOURS,
  },
  {
    name: 'value',
    path: '/about',
    selector: '[aria-labelledby=values] > ul > li',
    colours: THREADS,
  },
];

/**
 * Runs in the page. Recolours elements; returns the colours of each text and
 * line in them. Only drawn lines have a stroke.
 */
const recolour = (elements: Element[], colour: string | null) =>
  elements.flatMap((element) => {
    if (colour === null) element.removeAttribute('data-colour');
    else element.setAttribute('data-colour', colour);
    const { backgroundColor: background } = getComputedStyle(element);

    return [...element.querySelectorAll('h2, h3, p, a, path, ellipse')].map(
      (child) => {
        const { color, stroke } = getComputedStyle(child);

        return { foreground: stroke === 'none' ? color : stroke, background };
      },
    );
  });

for (const colorScheme of COLOUR_SCHEMES)
  for (const { name, path, selector, colours } of COLOURED_ELEMENTS)
    test(`a ${name} has enough contrast in every colour (${colorScheme})`, async ({
      page,
    }) => {
      test.skip(
        name === 'slide' && SLIDE_TITLES.length === 0,
        'the content has no slide',
      );
      test.skip(
        name === 'value' && !content.about.values,
        'the content has no values',
      );
      await page.emulateMedia({ colorScheme });
      await open(page, path);

      for (const colour of colours) {
        const pairs = await page
          .locator(selector)
          .evaluateAll(recolour, colour);

        expect(pairs.length).toBeGreaterThan(0);
        expect(pairs.map(({ background }) => background)).not.toContain(
          'rgba(0, 0, 0, 0)',
        ); // not transparent
        const contrasts = pairs.map((pair) =>
          wcagContrast(pair.foreground, pair.background),
        );

        expect(
          Math.min(...contrasts),
          `colour ${colour}`,
        ).toBeGreaterThanOrEqual(4.5); // WCAG AA for text
      }
    });
