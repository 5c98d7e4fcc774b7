import type { Page } from '@playwright/test';
import { formatHex8, formatRgb } from 'culori';
import { FIELDS, HONEYPOT_FIELD } from '../../shared/enquiry';
import { derivePalette } from '../../src/brand/derivePalette';
import { readBrand } from '../../src/content/read/readBrand';
import { PAGES } from '../content';
import { axeViolations, COLOUR_SCHEMES } from './support/axe';
import {
  skipWithoutTwoSlides,
  SLIDE_TITLES,
  slideButton,
} from './support/carousel';
import {
  busyButton,
  newEnquiry,
  field,
  submitButton,
  submitForm,
} from './support/form';
import { openScreen, SCREENS, scrollThrough } from './support/screens';
import { apology, holdPost, sendEnquiry, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const palette = derivePalette(readBrand());
const hexOf = (colour: string): string => formatHex8(colour) ?? colour;

/**
 * Matches logos, which may have any colours: in links to Home, and before the
 * agency's name in the hero.
 */
const LOGOS = 'a[href="/home"] svg, .drawing:has(+ p) svg';

/**
 * Returns visible colours, each with the start of its element's HTML. Skips
 * logos.
 */
const visibleColours = (page: Page) =>
  page.locator('body, body *').evaluateAll(
    (elements, logos) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter(
          (element) => !element.closest(`script, style, noscript, ${logos}`),
        )
        .flatMap((element) => {
          const style = getComputedStyle(element);
          const colours = [style.color, style.backgroundColor];

          for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const)
            if (parseFloat(style[`border${side}Width`]) > 0)
              colours.push(style[`border${side}Color`]);
          if (element instanceof SVGGeometryElement)
            colours.push(style.fill, style.stroke);

          // A fill or stroke may be `none` or `url(#gradient)`.
          return colours
            .filter((colour) => !/^(none|url)/.test(colour))
            .map((colour) => ({
              colour,
              html: element.outerHTML.slice(0, 80),
            }));
        }),
    LOGOS,
  );

for (const screen of SCREENS)
  test(`${screen.name} passes axe, reduces motion, has only brand colours`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // Load the lazy pictures and the carousel. The page behind the drawer is
    // Home, which is tested as a screen of its own.
    if (screen.name !== 'drawer') await scrollThrough(page);

    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const tokens = { ...palette.fixed, ...palette[colorScheme] };
      const allowed = [...Object.values(tokens), 'transparent'].map(hexOf);
      const colours = await visibleColours(page);
      const otherColours = colours.filter(
        ({ colour }) => !allowed.includes(hexOf(colour)),
      );

      expect(otherColours, colorScheme).toEqual([]);
      // With `light dark`, the browser's scroll bars also follow the colour
      // scheme.
      const html = page.locator('html');

      await expect(html).toHaveCSS('color-scheme', 'light dark');
      await expect(html).toHaveCSS(
        'background-color',
        formatRgb(tokens.page) ?? '',
      );
    }
  });

test('each slide passes axe', async ({ page }) => {
  skipWithoutTwoSlides();
  await open(page, '/');

  for (const index of SLIDE_TITLES.keys()) {
    await slideButton(page, index).click();
    await expect(slideButton(page, index)).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await axeViolations(page, 'section[aria-roledescription]')).toEqual(
      [],
    );
  }
});

test('the form passes axe while it sends; its spinner obeys reduced motion', async ({
  page,
}) => {
  const heldPost = holdPost(page);

  await sendEnquiry(page);
  const route = await heldPost;

  await expect(busyButton(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await axeViolations(page, 'form')).toEqual([]);
  await route.fulfill({ body: 'Success' });
});

test('the reload notice passes axe', async ({ page }) => {
  await open(page, '/about');
  await page
    .locator('#reload')
    .evaluate((notice) => notice.removeAttribute('hidden'));
  await expect(page.locator('#reload').getByRole('button')).toBeVisible();
  expect(await axeViolations(page, '#reload')).toEqual([]);
});

test.describe('without scripts', () => {
  // The browser logs an error when the function answers invalid fields with
  // status 400, or a filled honeypot with 403.
  test.use({ javaScriptEnabled: false, expectedError: /400|403/ });

  async function expectNoViolations(page: Page): Promise<void> {
    // axe waits for timers, which never fire with JavaScript disabled. Promises
    // do resolve, so let them replace the timers.
    await page.evaluate(() => {
      const setTimeout = (callback: () => void) =>
        void Promise.resolve().then(callback);

      Object.assign(window, { setTimeout });
    });

    expect(await axeViolations(page)).toEqual([]);
  }

  for (const { path } of PAGES)
    test(`${path} passes axe`, async ({ page }) => {
      await page.goto(path);

      await expectNoViolations(page);
    });

  test('the errors of an empty form pass axe', async ({ page }) => {
    await page.goto('/contact');
    await submitButton(page).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(
      FIELDS.length,
    );
    await expect(field(page, 'name')).toBeFocused();

    await expectNoViolations(page);
  });

  test('the thanks pass axe', async ({ page }) => {
    await page.goto('/contact');
    await submitForm(page, newEnquiry());
    await expect(thanks(page)).toBeVisible();

    await expectNoViolations(page);
  });

  test('the apology passes axe', async ({ page }) => {
    await page.goto('/contact');
    const honeypot = page.locator(`[name="${HONEYPOT_FIELD}"]`);

    // fill() needs a visible field.
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'x'));
    await submitForm(page, newEnquiry());
    await expect(apology(page)).toBeVisible();

    await expectNoViolations(page);
  });
});
