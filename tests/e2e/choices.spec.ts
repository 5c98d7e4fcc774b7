import { readBrand } from '../../src/content/read/readBrand';
import { slideDrawings } from '../../src/art/slideDrawings';
import { structures, type Weave } from '../../src/art/cloth';
import { valueWeave } from '../../src/art/valueWeave';
import { expect, open, test } from './support/test';

/** The places of the threads that a field can name. */
const threads = readBrand().threads.map((_, index) => String(index + 1));
const weaves = (Object.keys(structures) as Weave[]).map((weave) => valueWeave(weave, 'Progress'));

/** WCAG's ratio of each text and each line to the ground that its part of the page brings: 1 where it brings none. */
function ratios(parts: Element[], { colour, drawing }: { colour: string; drawing: string }) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminance = (css: string): number => {
    if (!canvas) return 0;
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(
      (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4),
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (colours: [string, string]): number => {
    const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  return parts.flatMap((part) => {
    if (colour) part.setAttribute('data-colour', colour);
    else part.removeAttribute('data-colour');
    const old = part.querySelector('svg');
    if (old) old.outerHTML = drawing;
    const { backgroundColor } = getComputedStyle(part);
    const seen = [...part.querySelectorAll('h2, h3, p, a, path, ellipse')].map((element) => {
      const { color, stroke } = getComputedStyle(element);
      return ratio([backgroundColor, stroke === 'none' ? color : stroke]);
    });
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? [1] : seen;
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [what, path, within, colours, drawings] of [
    [
      'slide',
      '/',
      '[data-current]',
      [...threads, ''],
      Object.values(slideDrawings).map((draw) => draw()),
    ],
    ['value', '/about', 'section[aria-labelledby=values] li', threads, weaves],
  ] as const)
    test(`a ${what} of any colour has a ground, on which its text and every drawing can be seen (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      const parts = page.locator(within);
      for (const colour of colours)
        for (const drawing of drawings) {
          const found = await parts.evaluateAll(ratios, { colour, drawing });
          expect(found.length).toBeGreaterThan(0);
          expect(Math.min(...found), colour).toBeGreaterThanOrEqual(4.5);
        }
    });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the mark of a service has any colour, and stands out (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/about');
    const row = page.locator('section[aria-labelledby=services] > ul > li').first();
    const looks = new Set<string>();
    for (const colour of threads)
      looks.add(
        await row.evaluate((element, name) => {
          element.setAttribute('data-colour', name);
          const { backgroundColor } = getComputedStyle(element, '::after');
          const ground = getComputedStyle(document.body).backgroundColor;
          return backgroundColor === ground ? 'unseen' : backgroundColor;
        }, colour),
      );
    expect([...looks]).not.toContain('unseen');
    expect(looks.size).toBe(threads.length);
  });
