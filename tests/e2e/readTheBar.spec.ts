import { wcagContrast } from 'culori';
import { PAGE_SAMPLES } from '../content';
import { COLOUR_SCHEMES } from './support/axe';
import { readPixel } from './support/readPixel';
import { boxOf, colourOf, expect, test } from './support/test';

// axe does not know what is behind the transparent bar, so these tests measure
// the contrast.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    for (const { path } of PAGE_SAMPLES)
      for (const width of [1440, 390])
        test(`the words in the bar of ${path} can be read at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          const bar = page.getByRole('banner');

          for (const colorScheme of COLOUR_SCHEMES) {
            // no transitions
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

            for (const element of [
              bar.getByRole('link'),
              bar.getByRole('button'),
            ]) {
              const { x, y } = await boxOf(element);
              // The corner of a link or button has no letter.
              const background = await readPixel(page, x + 1, y + 1);
              const contrast = wcagContrast(
                await colourOf(element),
                background,
              );

              // WCAG 1.4.3
              expect(contrast, colorScheme).toBeGreaterThanOrEqual(4.5);
            }
          }
        });
  });
