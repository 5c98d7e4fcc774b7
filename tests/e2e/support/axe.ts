import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { HAS_PLACEHOLDER_WORDS } from '../../placeholderWords';

export const COLOUR_SCHEMES = ['light', 'dark'] as const;
// By default, axe also requests the style sheets, which none of its default
// rules needs.
const AXE_OPTIONS = {
  preload: false,
  // Parts of a page have the headings that the agency writes; two may be the
  // same.
  rules: { 'landmark-unique': { enabled: HAS_PLACEHOLDER_WORDS } },
};
// no other rule checks colours
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OPTIONS_BY_SCHEME = {
  light: AXE_OPTIONS,
  dark: { ...AXE_OPTIONS, runOnly: COLOUR_RULES },
};

/**
 * Returns axe's violations and invisible text, at two widths, light and dark.
 * Leaves the page 390 px wide and dark.
 */
export async function axeViolations(
  page: Page,
  selector = 'html',
): Promise<string[]> {
  const found: string[] = [];

  await page.evaluate(axe.source);

  for (const width of [1280, 390])
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const lines = await page.evaluate(
        async ([scope, options]) => {
          const bar = document.querySelector('header:not(main *)');
          const results = await (
            window as unknown as { axe: typeof axe }
          ).axe.run(scope, options);
          // axe reports text in the colour of its background only as
          // `incomplete`, because it may be hidden on purpose.
          const invisible = results.incomplete
            .flatMap(({ nodes }) => nodes)
            .filter(({ any }) =>
              any.some(({ data }) => data?.messageKey === 'equalRatio'),
            )
            // axe can't see what is behind the bar, so readTheBar.spec.ts tests
            // the bar's text. `target` is [selector].
            .filter(({ target }) => !bar?.querySelector(String(target)));
          // The contents list is in a closed <details> whose content CSS shows
          // on wide screens. axe takes its links for hidden, but they take the
          // focus.
          const isContentsList = (id: string, html: string) =>
            id === 'scrollable-region-focusable' && html.startsWith('<nav');

          return [
            ...results.violations.flatMap(({ id, nodes }) =>
              nodes
                .filter(({ html }) => !isContentsList(id, html))
                .map(
                  ({ html, failureSummary }) =>
                    `${id}: ${html} ${failureSummary}`,
                ),
            ),
            ...invisible.map(({ html }) => `invisible: ${html}`),
          ];
        },
        [selector, OPTIONS_BY_SCHEME[colorScheme]] as const,
      );

      found.push(
        ...lines.map((line) => `${colorScheme}, ${width} px: ${line}`),
      );
    }

  return found;
}
