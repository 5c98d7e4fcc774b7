import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { formatHex8, wcagLuminance } from 'culori';
import { HONEYPOT } from '../../api/src/enquiry';
import { derivePalette } from '../../src/brand/derivePalette';
import { cleanLogo } from '../../src/content/read/cleanLogo';
import { readBrand } from '../../src/content/read/readBrand';
import { label, PAGES } from '../content';
import { carousel, control, SLIDES_MOVE, TOO_FEW_SLIDES, TITLES } from './support/carousel';
import { enquiry, fillForm, submit } from './support/fillForm';
import { openScreen, SCREENS, scrollThrough } from './support/screens';
import { apology, interceptEnquiry, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Options for axe: all rules in the light scheme, best practices included, and those about colours in the dark one. */
const SCHEMES = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>;
const schemes = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];

const emulateScheme = (page: Page, colorScheme: keyof typeof SCHEMES) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/**
 * Runs axe at two widths in both colour schemes.
 * @param within a selector that limits the check to a part of the page
 */
async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
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
        // axe would request the style sheets again; no rule here needs that.
        [within, { ...SCHEMES[scheme], preload: false }] as const,
      );
      found.push(...messages.map((message) => `${scheme}, ${width} px: ${message}`));
    }
  return found;
}

/** Replaces setTimeout, which axe uses: with JavaScript disabled, timers never fire, but promises resolve. */
const replaceTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = ((go: () => void) => {
      void Promise.resolve().then(go);
      return 0;
    }) as typeof setTimeout;
  });

const brand = readBrand();
const palette = derivePalette(brand);
/** The agency's own logo may have colours that are not in the palette. */
const logos = [brand.logo, brand.logoOnPaper].map((path) =>
  path ? cleanLogo(readFileSync(join('content', path), 'utf8')) : '',
);
const logoColours = [...logos.join('').matchAll(/="(#?\w+)"/g)].map(([, colour = '']) => colour);

/** Returns the visible colours of the page, each with its element. */
const visibleColours = (page: Page) =>
  page.locator('body, body *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.closest('script, style, noscript'))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const seen = [style.color, style.backgroundColor];
        if (parseFloat(style.borderTopWidth) > 0) seen.push(style.borderTopColor);
        if (parseFloat(style.borderBottomWidth) > 0) seen.push(style.borderBottomColor);
        if (element.matches('path, ellipse')) seen.push(style.fill, style.stroke);
        return seen.map((colour) => ({ colour, of: element.outerHTML.slice(0, 80) }));
      }),
  );

for (const screen of SCREENS)
  test.describe(() => {
    test.use({ expectedError: screen.expectedError });

    test(`${screen.name} passes axe, has no animation, and has only colours of the palette, light and dark`, async ({
      page,
    }) => {
      await openScreen(page, screen);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      if (screen.name !== 'drawer') await scrollThrough(page);
      for (const scheme of schemes) {
        await emulateScheme(page, scheme);
        const tokens = Object.values({ ...palette.fixed, ...palette[scheme] });
        const known = [...tokens, ...logoColours, 'transparent', 'none'].map((each) =>
          formatHex8(each),
        );
        const colours = await visibleColours(page);
        const unknown = colours.filter(({ colour }) => !known.includes(formatHex8(colour)));
        expect(unknown, scheme).toEqual([]);
        const html = page.locator('html');
        await expect(html).toHaveCSS('color-scheme', 'light dark');
        const ground = await html.evaluate((all) => getComputedStyle(all).backgroundColor);
        expect(wcagLuminance(ground) > 0.18).toBe(scheme === 'light');
      }
    });
  });

test('each slide passes axe', async ({ page }) => {
  test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
  await open(page, '/');
  for (const title of TITLES) {
    await control(page, title).click();
    await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
    expect(await axeViolations(page, `[aria-roledescription="${label('carousel')}"]`)).toEqual([]);
  }
});

test('the form passes axe while it sends', async ({ page }) => {
  const message = interceptEnquiry(page);
  await send(page);
  const route = await message;
  await expect(sending(page)).toBeVisible();
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
    await expectPass('errors');
    await fillForm(page, enquiry());
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectPass('thanks');
    await page.goto('/contact');
    await fillForm(page, enquiry());
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
      const without = await page
        .locator('main a[data-look], footer a[data-look], button[type=submit], header button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .filter((button) => {
              const { borderTopWidth, borderTopColor } = getComputedStyle(button);
              const { backgroundColor } = getComputedStyle(document.body);
              return parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
            })
            .map((button) => button.textContent),
        );
      expect(without).toEqual([]);
    });

  test('drawings have the background of the page', async ({ page }) => {
    await open(page, '/');
    const colours = await page
      .locator('main [stroke="var(--ground)"]')
      .evaluateAll((gaps) => gaps.map((gap) => getComputedStyle(gap).stroke));
    const canvas = await page.locator('body').evaluate((body) => {
      body.style.setProperty('color', 'Canvas');
      return getComputedStyle(body).color;
    });
    expect(new Set(colours)).toEqual(new Set([canvas]));
  });

  test('the progress bar of the current slide is visible', async ({ page }) => {
    test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
    await open(page, '/');
    const current = carousel(page).locator('button[aria-current="true"]');
    const [bar, ground] = await current.evaluate((button) => [
      getComputedStyle(button.querySelector('span span') ?? button).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});
