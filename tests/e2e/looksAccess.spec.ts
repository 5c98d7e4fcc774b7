import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { openScreen, SCREENS } from './looksScreens';
import { expect, open, test } from './test';
import { label, PAGES } from './words';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390];

/** What axe finds wrong on the page, best practices included. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const colorScheme of SCHEMES)
    for (const screen of SCREENS)
      test.describe(() => {
        test.use({
          colorScheme,
          expectedError: screen.name === 'failure' ? /Failed to load resource/ : undefined,
        });
        test(`axe finds nothing wrong with ${screen.name}, ${colorScheme}`, async ({ page }) => {
          await openScreen(page, screen);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            expect(await faults(page), `at ${width} px`).toEqual([]);
          }
        });
      });

  for (const colorScheme of SCHEMES)
    test.describe(() => {
      test.use({ colorScheme });
      test(`axe finds nothing wrong with any slide, ${colorScheme}`, async ({ page }) => {
        await open(page, '/');
        const choose = page.getByRole('group', { name: label('choose') }).getByRole('button');
        for (const button of await choose.all()) {
          await button.click();
          await expect(button).toHaveAttribute('aria-current', 'true');
          expect(await faults(page)).toEqual([]);
        }
      });
    });

  for (const colorScheme of SCHEMES)
    for (const { name, path, enter } of SCREENS.filter(({ name }) => name !== 'success'))
      test.describe(() => {
        test.use({
          colorScheme,
          expectedError: name === 'failure' ? /Failed to load resource/ : undefined,
        });
        test(`the focus is seen at every stop of ${name}, ${colorScheme}`, async ({ page }) => {
          await openScreen(page, { name, path, ...(enter && { enter }) });
          // From the top of the document, wherever the screen has put the focus.
          if (name !== 'drawer')
            await page.evaluate(() => {
              document.body.tabIndex = -1;
              document.body.focus();
              document.body.removeAttribute('tabindex');
            });
          const stops = new Set<string>();
          for (;;) {
            await page.keyboard.press('Tab');
            const stop = await focused(page);
            if (!stop || stops.has(stop.at)) break;
            stops.add(stop.at);
            expect(stop, `at ${stop.at}`).toMatchObject({ width: 3, hidden: false });
            expect(stop.contrast, `at ${stop.at}`).toBeGreaterThanOrEqual(3);
          }
          // The drawer's first control has the focus when it opens.
          expect(stops.size).toBeGreaterThanOrEqual(name === 'drawer' ? 7 : 10);
        });
      });
});

/** The element with the focus: how its ring looks on what lies around it, and whether anything lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const style = getComputedStyle(element);
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) =>
      channels(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const ratio = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    let around: Element | null = element.parentElement;
    while (around && channels(getComputedStyle(around).backgroundColor)[3] === 0)
      around = around.parentElement;
    const ground = getComputedStyle(around ?? document.documentElement).backgroundColor;
    const halo = /rgba?\([^)]+\)/.exec(style.boxShadow)?.[0] ?? ground;
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.2, 0.5, 0.8].map((part) =>
      document.elementFromPoint(left + width * part, top + Math.min(height / 2, 20)),
    );
    return {
      at: `${element.tagName} ${element.getAttribute('href') ?? element.id} ${element.textContent} ${Math.round(left)} ${Math.round(top + window.scrollY)}`,
      width: style.outlineStyle === 'solid' ? parseFloat(style.outlineWidth) : 0,
      contrast: Math.max(ratio(style.outlineColor, ground), ratio(halo, ground)),
      hidden: !places.some(
        (place) => place && (element.contains(place) || place.contains(element)),
      ),
    };
  });

test.describe('in forced colours', () => {
  for (const { path } of PAGES)
    test(`buttons of ${path} have an edge`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
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
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, '/');
    const current = page.getByRole('button', { name: 'Design', exact: true });
    const [bar, ground] = await current.evaluate((button) => [
      getComputedStyle(button.querySelector('span span') ?? button).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});
