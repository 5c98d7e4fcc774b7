import { content, dateText, PAGES } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import { allOf } from './support/allOf';
import { BUILD_SITE_URL } from './support/addresses';
import { COLOUR_SCHEMES } from './support/axe';
import { carousel, expectAllSlides } from './support/carousel';
import { scrollThrough } from './support/screens';
import { expect, open, test } from './support/test';

// the slides stand still
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Text pages have no limit, and neither have pages with other words. */
const MAX_A4_SHEETS: Record<string, number> = HAS_PLACEHOLDER_WORDS
  ? { '/': 3, '/about': 3, '/contact': 1 }
  : {};

for (const { path, isTextPage, updated } of PAGES)
  test(`${path} prints black on white with its URL, without bar or drawings`, async ({
    page,
  }) => {
    await open(page, path);
    await scrollThrough(page);
    // Wait for the typefaces: in fallback fonts the page may need more sheets.
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString(
      'latin1',
    );

    // A4 has 595 × 842 points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
    // one such object per sheet
    const sheetCount = pdf.match(/\/Type\s*\/Page\b/g)?.length;

    expect(sheetCount).toBeLessThanOrEqual(MAX_A4_SHEETS[path] ?? Infinity);

    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('dialog')).toBeHidden();
      await expect(page.locator('svg').filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(page.getByRole('textbox')).toHaveCount(0);
      // The table of contents and the links of the footer lead nowhere on paper.
      const links = page.getByRole('navigation').getByRole('link');

      await expect(links).toHaveCount(0);
      const addressLine = page
        .getByRole('paragraph')
        .filter({ hasText: BUILD_SITE_URL + path });

      await expect(addressLine).toContainText(content.site.name);
      // other pages show no date
      const dates = isTextPage ? [dateText(updated ?? '')] : [];

      await expect(page.locator('time').filter({ visible: true })).toHaveText(
        dates,
      );
      const elements = page.locator('html, body, body *');
      const { colours, backgrounds } = await elements.evaluateAll((all) => {
        const visible = all.filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest('.sr-only, #gatsby-announcer'),
        );
        const withText = visible.filter((element) =>
          [...element.childNodes].some(
            (node) => node instanceof Text && node.data.trim(),
          ),
        );

        return {
          colours: withText.map((element) => getComputedStyle(element).color),
          backgrounds: visible.map(
            (element) => getComputedStyle(element).backgroundColor,
          ),
        };
      });

      expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
      for (const background of backgrounds)
        expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(
          background,
        );
    }
  });

test('Home prints all slides, one below the other with space between them', async ({
  page,
}) => {
  test.skip(content.slides.length === 0, 'the content has no slides');
  await open(page, '/');
  await scrollThrough(page);
  await page.emulateMedia({ media: 'print' });
  await expectAllSlides(page);
  // Playwright counts an element with opacity 0, and a heading in it, as
  // visible. So check the opacity.
  for (const headingOrAncestor of await allOf(
    carousel(page).locator('h2, :has(h2)'),
  ))
    await expect(headingOrAncestor).toHaveCSS('opacity', '1');
});

test('the policy prints the address of its first link to another site', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/privacy');
  const link = page.getByRole('main').locator('a[href^="http"]').first();

  test.skip((await link.count()) === 0, 'the policy links to no other site');
  const printed = await link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );

  expect(printed).toContain(await link.getAttribute('href'));
});
