import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HONEYPOT } from '../../api/src/enquiry';
import { cleanMark } from '../../src/content/read/cleanMark';
import { readBrand } from '../../src/content/read/readBrand';
import { label, PAGES } from '../content';
import { axeFaults } from './support/axeFaults';
import { carousel, control, MOVES, STANDS, TITLES } from './support/carousel';
import { enquiry, fillForm, submit } from './support/fillForm';
import { openScreen, SCREENS, scrollThrough } from './support/screens';
import { apology, nextMessage, send, sending, thanks } from './support/sending';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1280, 390];

/** What axe finds wrong with the page, at both widths. */
async function faults(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axeFaults(page, within)));
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

const { mark } = readBrand();
/** An agency's own mark may have other colours than its brand. */
const MARK = mark
  ? [...cleanMark(readFileSync(join('content', mark), 'utf8')).matchAll(/="(#?\w+)"/g)].map(
      ([, colour = '']) => colour,
    )
  : [];

/** The colours on the page that are neither a token of the style sheet's nor one of the mark's. */
const strangers = (page: Page) =>
  page.evaluate((ofMark) => {
    const pen = document.createElement('canvas').getContext('2d');
    const plain = (colour: string) => {
      if (!pen) return colour;
      pen.fillStyle = '#000';
      pen.fillStyle = colour;
      return pen.fillStyle;
    };
    const tokens = [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([, value]) => String(value).trim());
    const colours = [...tokens, ...ofMark, 'transparent'];
    const known = new Set(colours.filter((value) => CSS.supports('color', value)).map(plain));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility() || element.closest('script, style, noscript')) continue;
      const style = getComputedStyle(element);
      const colours = [style.color, style.backgroundColor];
      if (parseFloat(style.borderTopWidth) > 0) colours.push(style.borderTopColor);
      if (parseFloat(style.borderBottomWidth) > 0) colours.push(style.borderBottomColor);
      if (element.matches('path, ellipse') && style.fill !== 'none') colours.push(style.fill);
      if (element.matches('path, ellipse') && style.stroke !== 'none') colours.push(style.stroke);
      for (const colour of colours)
        if (!known.has(plain(colour))) found.add(`${colour} ${element.outerHTML.slice(0, 80)}`);
    }
    return [...found];
  }, MARK);

/** How light the ground of the page is, from 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const channels = (backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    return channels.reduce((sum, channel) => sum + channel, 0) / 3;
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    for (const screen of SCREENS)
      test.describe(() => {
        test.use({ expectedError: screen.expectedError });

        test(`axe finds nothing wrong with ${screen.name}, nothing moves on it, and every colour is a token, ${colorScheme}`, async ({
          page,
        }) => {
          await openScreen(page, screen);
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
          expect(await faults(page)).toEqual([]);
          if (screen.name !== 'drawer') await scrollThrough(page);
          expect(await strangers(page)).toEqual([]);
          await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
          const light = await lightness(page);
          if (colorScheme === 'light') expect(light).toBeGreaterThan(128);
          else expect(light).toBeLessThan(128);
        });
      });

    test(`axe finds nothing wrong with any slide, ${colorScheme}`, async ({ page }) => {
      test.skip(!MOVES, STANDS);
      await open(page, '/');
      for (const title of TITLES) {
        await control(page, title).click();
        await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
        expect(await faults(page, `[aria-roledescription="${label('carousel')}"]`)).toEqual([]);
      }
    });

    test(`axe finds nothing wrong while a message is sent, ${colorScheme}`, async ({ page }) => {
      const message = nextMessage(page);
      await send(page);
      const route = await message;
      await expect(sending(page)).toBeVisible();
      expect(await faults(page, 'form')).toEqual([]);
      await route.fulfill({ body: 'Success' });
    });

    test(`axe finds nothing wrong with the notice of a lost script, ${colorScheme}`, async ({
      page,
    }) => {
      await open(page, '/about');
      await page.locator('#reload').evaluate((notice) => notice.removeAttribute('hidden'));
      await expect(page.getByRole('button', { name: label('reloadButton') })).toBeVisible();
      expect(await faults(page, '#reload')).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, expectedError: /400|403/ });

      test(`axe finds nothing wrong with any page, the thanks, and the answers to a wrong form and a failure, ${colorScheme}`, async ({
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
  });

test('the two schemes are known to the browser before any script', async ({ page }) => {
  await page.goto('/about');
  for (const scheme of ['light', 'dark'])
    await expect(
      page.locator(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`),
    ).toHaveCount(1);
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
