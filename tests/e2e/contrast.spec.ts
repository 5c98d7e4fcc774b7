import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { formatHex8, wcagLuminance } from 'culori';
import { HONEYPOT } from '../../api/src/enquiry';
import { derivePalette } from '../../src/brand/derivePalette';
import { readBrand } from '../../src/content/read/readBrand';
import { label, PAGES } from '../content';
import { carousel, control, skipWithoutTwoSlides, SLIDE_TITLES } from './support/carousel';
import { newEnquiry, field, fillForm, submit } from './support/fillForm';
import { openScreen, SCREENS, scrollThrough } from './support/screens';
import { apology, interceptPost, sendEnquiry, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Options of axe by colour scheme: all rules and best practices in the light one, only the rules about colours in the dark one. */
const SCHEMES = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>;
const schemes = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];

const emulateScheme = (page: Page, colorScheme: keyof typeof SCHEMES) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/**
 * Runs axe at two widths in both colour schemes.
 * @param selector limits the check to a part of the page
 * @returns a line for each violation
 */
async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of [1280, 390])
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: 800 });
      await emulateScheme(page, scheme);
      const messages = await page.evaluate(
        async ([part, options]) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
            part,
            options,
          );
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
          );
        },
        // No rule here needs the style sheets, which axe would request.
        [selector, { ...SCHEMES[scheme], preload: false }] as const,
      );
      found.push(...messages.map((message) => `${scheme}, ${width} px: ${message}`));
    }
  return found;
}

/** Replaces `setTimeout`, which axe uses, by promises: with JavaScript disabled, timers never fire, but promises resolve. */
const replaceTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = ((callback: () => void) => {
      void Promise.resolve().then(callback);
      return 0;
    }) as typeof setTimeout;
  });

const palette = derivePalette(readBrand());

/** Returns the visible colours of the page, except the logo's, each with the start of its element's HTML. */
const visibleColours = (page: Page) =>
  page.locator('body, body *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('script, style, noscript, a[href="/home"] svg'))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const colours = [style.color, style.backgroundColor];
        if (parseFloat(style.borderTopWidth) > 0) colours.push(style.borderTopColor);
        if (parseFloat(style.borderBottomWidth) > 0) colours.push(style.borderBottomColor);
        if (element instanceof SVGGeometryElement) colours.push(style.fill, style.stroke);
        return colours
          .filter((colour) => !/^(none|url)/.test(colour))
          .map((colour) => ({ colour, element: element.outerHTML.slice(0, 80) }));
      }),
  );

/** Returns the background colour of the page. */
const backgroundOf = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

/** Luminance that has the same contrast to black as to white. */
const MID_LUMINANCE = 0.18;

for (const screen of SCREENS)
  test(`${screen.name} passes axe, stands still and has only brand colours`, async ({ page }) => {
    await openScreen(page, screen);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // Loads what loads lazily. Under an open drawer, the page can't scroll.
    if (screen.name !== 'drawer') await scrollThrough(page);
    for (const scheme of schemes) {
      await emulateScheme(page, scheme);
      const tokens = Object.values({ ...palette.fixed, ...palette[scheme] });
      const allowed = [...tokens, 'transparent'].flatMap((colour) => formatHex8(colour) ?? []);
      const colours = await visibleColours(page);
      const unknown = colours.filter(({ colour }) => !allowed.includes(formatHex8(colour) ?? ''));
      expect(unknown, scheme).toEqual([]);
      const html = page.locator('html');
      await expect(html).toHaveCSS('color-scheme', 'light dark');
      expect(wcagLuminance(await backgroundOf(page)) > MID_LUMINANCE).toBe(scheme === 'light');
    }
  });

test('each slide passes axe', async ({ page }) => {
  skipWithoutTwoSlides();
  await open(page, '/');
  for (const title of SLIDE_TITLES) {
    await control(page, title).click();
    await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
    expect(await axeViolations(page, `[aria-roledescription="${label('carousel')}"]`)).toEqual([]);
  }
});

test('the form passes axe while it sends, and its spinner stands still', async ({ page }) => {
  const intercepted = interceptPost(page);
  await sendEnquiry(page);
  const route = await intercepted;
  await expect(sending(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await axeViolations(page, 'form')).toEqual([]);
  await route.fulfill({ body: 'Success' });
});

test('the reload notice passes axe', async ({ page }) => {
  await open(page, '/about');
  await page.locator('#reload').evaluate((notice) => notice.removeAttribute('hidden'));
  await expect(page.getByRole('button', { name: label('reloadButton') })).toBeVisible();
  expect(await axeViolations(page, '#reload')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedError: /400|403/ });

  test('pages, thanks, errors and failure pass axe', async ({ page }) => {
    const expectPass = async (name: string) => {
      await replaceTimers(page);
      expect(await axeViolations(page), name).toEqual([]);
    };
    for (const { path } of PAGES) {
      await page.goto(path);
      await expectPass(path);
    }
    await page.goto('/contact');
    await submit(page).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await expect(field(page, 'name')).toBeFocused();
    await expectPass('errors');
    await fillForm(page, newEnquiry());
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectPass('thanks');
    await page.goto('/contact');
    await fillForm(page, newEnquiry());
    // The function refuses an enquiry with a filled honeypot.
    await page
      .locator(`[name="${HONEYPOT}"]`)
      .evaluate((hidden: HTMLInputElement) => (hidden.value = 'x'));
    await submit(page).click();
    await expect(apology(page)).toBeVisible();
    await expectPass('failure');
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const { path } of PAGES)
    test(`buttons of ${path} have a border`, async ({ page }) => {
      await open(page, path);
      const borderless = await page
        // ButtonLink sets data-look.
        .locator('main a[data-look], footer a[data-look], button[type=submit], header button')
        .evaluateAll(
          (buttons, background) =>
            buttons
              .filter((button) => button.checkVisibility())
              .filter((button) => {
                const { borderTopWidth, borderTopColor } = getComputedStyle(button);
                return parseFloat(borderTopWidth) < 1 || borderTopColor === background;
              })
              .map((button) => button.textContent),
          await backgroundOf(page),
        );
      expect(borderless).toEqual([]);
    });

  test('gaps between threads have the background colour of the page', async ({ page }) => {
    await open(page, '/');
    const gapColours = await page
      .locator('main [stroke="var(--ground)"]')
      .evaluateAll((gaps) => gaps.map((gap) => getComputedStyle(gap).stroke));
    expect(new Set(gapColours)).toEqual(new Set([await backgroundOf(page)]));
  });

  test('the progress bar of the current slide is visible', async ({ page }) => {
    skipWithoutTwoSlides();
    await open(page, '/');
    // The inner span is the filled part of the progress bar.
    const bar = carousel(page).locator('button[aria-current="true"] span span');
    await expect(bar).not.toHaveCSS('background-color', await backgroundOf(page));
  });
});
