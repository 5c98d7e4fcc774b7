import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { content, PAGES } from '../content';
import { COLOUR_SCHEMES } from './support/axe';
import { openScreen, SCREENS } from './support/screens';
import { expect, open, test } from './support/test';

// slides and drawer stand still
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Returns the links, buttons and fields that are narrower or lower than
 * `minimum` px, except links in sentences.
 */
const smallTargets = (page: Page, minimum: number) =>
  page.evaluate((minimumSize) => {
    const root = document.querySelector('dialog[open]') ?? document;

    return (
      [...root.querySelectorAll('a[href], button, input, textarea, summary')]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
        .filter((element) => !element.closest('[inert]'))
        // a link in a sentence is inline
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < minimumSize)
        .map(
          ({ element, box }) =>
            `${element.textContent} ${box.width} x ${box.height}`,
        )
    );
  }, minimum);

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;

    if (!element || element === document.body) return undefined;
    const style = getComputedStyle(element);
    let backdrop = element.parentElement;

    while (
      backdrop &&
      getComputedStyle(backdrop).backgroundColor === 'rgba(0, 0, 0, 0)'
    )
      backdrop = backdrop.parentElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isPartlyVisible = [0.2, 0.5, 0.8].some((fractionOfWidth) => {
      const yInFirstLine = top + Math.min(height / 2, 20);
      const topmost = document.elementFromPoint(
        left + width * fractionOfWidth,
        yInFirstLine,
      );

      // Beside the first line of a link that wraps, the link's parent is
      // topmost. The link counts as visible there.
      return (
        topmost && (element.contains(topmost) || topmost.contains(element))
      );
    });

    return {
      id: `${element.textContent} at ${Math.round(left)}, ${Math.round(top + window.scrollY)} px`,
      ringWidth:
        style.outlineStyle === 'solid' ? parseFloat(style.outlineWidth) : 0,
      // The ring is an outline and a box shadow. The shadow's computed value
      // begins with its colour.
      ringColours: [
        style.outlineColor,
        ...(style.boxShadow.match(/rgba?\([^)]+\)/) ?? []),
      ],
      background: getComputedStyle(backdrop ?? document.documentElement)
        .backgroundColor,
      isInBar: element.closest('header') !== null,
      isBehindBar:
        top <
        (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      isPartlyVisible,
    };
  });

for (const screen of SCREENS)
  test(`${screen.name} has targets of WCAG’s sizes, and a visible focus ring`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    // WCAG's level AA asks for 24 px, AAA for 44. The links in a text page's
    // table of contents are lower than 44 px.
    const minimum = screen.isTextPage ? 24 : 44;

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await smallTargets(page, minimum), `at ${width} px`).toEqual([]);
    }

    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // Move the focus to the top of the document, except from the open drawer,
      // which keeps the focus.
      if (screen.name !== 'drawer')
        await page.evaluate(() => {
          document.body.tabIndex = -1;
          document.body.focus();
          document.body.removeAttribute('tabindex');
        });
      const seenIds = new Set<string>();

      for (;;) {
        await page.keyboard.press('Tab');
        const focus = await describeFocus(page);

        if (!focus || seenIds.has(focus.id)) break;
        seenIds.add(focus.id);
        const where = `${focus.id}, ${colorScheme}`;

        expect(focus, where).toMatchObject({
          ringWidth: 3,
          isPartlyVisible: true,
        }); // --thick-line is 3 px
        const contrasts = focus.ringColours.map((ring) =>
          wcagContrast(ring, focus.background),
        );

        // WCAG 1.4.11
        expect(Math.max(...contrasts), where).toBeGreaterThanOrEqual(3);
      }

      // Drawer and footer have at least logo, three page links and mail link; a
      // page also has skip link, logo, menu button.
      const nonSocialStops = screen.name === 'drawer' ? 5 : 8;

      expect(seenIds.size).toBeGreaterThanOrEqual(
        nonSocialStops + content.social.length,
      );
    }
  });

for (const { path } of PAGES)
  test(`Shift+Tab through ${path} focuses nothing behind the bar`, async ({
    page,
  }) => {
    await open(page, path, 390, 500); // little room below the bar
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    let focusedCount = 0;

    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const focus = await describeFocus(page);

      if (!focus || focus.isInBar) break;
      focusedCount += 1;
      expect(focus.isBehindBar, focus.id).toBe(false);
    }

    // The footer alone has at least six links before its last one.
    expect(focusedCount).toBeGreaterThanOrEqual(6);
  });
