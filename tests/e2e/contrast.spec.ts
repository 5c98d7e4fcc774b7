import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { formatHex8, wcagLuminance } from 'culori';
import { HONEYPOT } from '../../api/src/enquiry';
import { derivePalette } from '../../src/brand/derivePalette';
import { cleanMark } from '../../src/content/read/cleanMark';
import { readBrand } from '../../src/content/read/readBrand';
import { label, PAGES } from '../content';
import { carousel, control, MOVES, STANDS, TITLES } from './support/carousel';
import { enquiry, fillForm, submit } from './support/fillForm';
import { openScreen, SCREENS, scrollThrough } from './support/screens';
import { apology, nextMessage, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe looks for: everything in the light scheme, best practices included, and colours again in the dark one. */
const SCHEMES = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>;
const schemes = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];

const inScheme = (page: Page, colorScheme: keyof typeof SCHEMES) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/**
 * What axe finds wrong with the page at two widths, in both colour schemes.
 * @param within a selector, where only a part of the page is looked at
 */
async function faults(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of [1280, 390])
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: 800 });
      await inScheme(page, scheme);
      const wrong = await page.evaluate(
        async ([part, options]) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
            part,
            options,
          );
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
          );
        },
        // The style sheets are not asked for again: no rule that runs here knows more of them.
        [within, { ...SCHEMES[scheme], preload: false }] as const,
      );
      found.push(...wrong.map((fault) => `${scheme}, ${width} px: ${fault}`));
    }
  return found;
}

/** Where a page may run no scripts, no timer comes back to axe, but a promise does. */
const doWithoutTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = ((go: () => void) => {
      void Promise.resolve().then(go);
      return 0;
    }) as typeof setTimeout;
  });

const brand = readBrand();
const palette = derivePalette(brand);
/** An agency's own mark may have other colours than its brand. */
const mark = brand.mark ? cleanMark(readFileSync(join('content', brand.mark), 'utf8')) : '';
const ofMark = [...mark.matchAll(/="(#?\w+)"/g)].map(([, colour = '']) => colour);

/** The colours that are seen on the page, each with the element that has it. */
const colours = (page: Page) =>
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

    test(`axe finds nothing wrong with ${screen.name}, nothing moves on it, and every colour is a token, light and dark`, async ({
      page,
    }) => {
      await openScreen(page, screen);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await faults(page)).toEqual([]);
      if (screen.name !== 'drawer') await scrollThrough(page);
      for (const scheme of schemes) {
        await inScheme(page, scheme);
        const tokens = Object.values({ ...palette.fixed, ...palette[scheme] });
        const known = [...tokens, ...ofMark, 'transparent', 'none'].map((each) => formatHex8(each));
        const unknown = (await colours(page)).filter(
          ({ colour }) => !known.includes(formatHex8(colour)),
        );
        expect(unknown, scheme).toEqual([]);
        const html = page.locator('html');
        await expect(html).toHaveCSS('color-scheme', 'light dark');
        const ground = await html.evaluate((all) => getComputedStyle(all).backgroundColor);
        expect(wcagLuminance(ground) > 0.18).toBe(scheme === 'light');
      }
    });
  });

test('axe finds nothing wrong with any slide', async ({ page }) => {
  test.skip(!MOVES, STANDS);
  await open(page, '/');
  for (const title of TITLES) {
    await control(page, title).click();
    await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
    expect(await faults(page, `[aria-roledescription="${label('carousel')}"]`)).toEqual([]);
  }
});

test('axe finds nothing wrong while a message is sent', async ({ page }) => {
  const message = nextMessage(page);
  await send(page);
  const route = await message;
  await expect(sending(page)).toBeVisible();
  expect(await faults(page, 'form')).toEqual([]);
  await route.fulfill({ body: 'Success' });
});

test('axe finds nothing wrong with the reload notice', async ({ page }) => {
  await open(page, '/about');
  await page.locator('#reload').evaluate((notice) => notice.removeAttribute('hidden'));
  await expect(page.getByRole('button', { name: label('reloadButton') })).toBeVisible();
  expect(await faults(page, '#reload')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedError: /400|403/ });

  test('axe finds nothing wrong with any page, the thanks, and the answers to a wrong form and a failure', async ({
    page,
  }) => {
    const fine = async (what: string) => {
      await doWithoutTimers(page);
      expect(await faults(page), what).toEqual([]);
    };
    for (const { path } of PAGES) {
      await page.goto(path);
      await fine(path);
    }
    await page.goto('/contact');
    await submit(page).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await fine('errors');
    await fillForm(page, enquiry());
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await fine('thanks');
    await page.goto('/contact');
    await fillForm(page, enquiry());
    // Who fills in what no person sees is refused.
    await page
      .locator(`[name="${HONEYPOT}"]`)
      .evaluate((hidden: HTMLInputElement) => (hidden.value = 'x'));
    await submit(page).click();
    await expect(apology(page)).toBeVisible();
    await fine('failure');
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const { path } of PAGES)
    test(`buttons of ${path} have an edge`, async ({ page }) => {
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

  test('the carousel shows how far it is', async ({ page }) => {
    test.skip(!MOVES, STANDS);
    await open(page, '/');
    const current = carousel(page).locator('button[aria-current="true"]');
    const [bar, ground] = await current.evaluate((button) => [
      getComputedStyle(button.querySelector('span span') ?? button).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});
