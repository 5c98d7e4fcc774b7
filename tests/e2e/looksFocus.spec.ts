import type { Page } from '@playwright/test';
import { openScreen, SCREENS } from './looksScreens';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const colorScheme of ['light', 'dark'] as const)
  for (const screen of SCREENS)
    test.describe(() => {
      test.use({
        colorScheme,
        expectedError: screen.expectedError,
      });
      test(`the focus is seen at every stop of ${screen.name}, ${colorScheme}`, async ({
        page,
      }) => {
        await openScreen(page, screen);
        // From the top of the document, wherever the screen has put the focus.
        if (screen.name !== 'drawer')
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
        expect(stops.size).toBeGreaterThanOrEqual(screen.name === 'drawer' ? 7 : 10);
      });
    });
