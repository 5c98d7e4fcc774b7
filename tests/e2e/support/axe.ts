import type { Page } from '@playwright/test';
import axe from 'axe-core';

export const COLOUR_SCHEMES = ['light', 'dark'] as const;
// No rule needs the style sheets, which axe would request.
const ALL_RULES = { preload: false };
const RULES = {
  light: ALL_RULES,
  dark: { ...ALL_RULES, runOnly: ['color-contrast', 'link-in-text-block'] },
};

export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of [1280, 390])
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const lines = await page.evaluate(
        async ([part, rules]) => {
          const results = await (window as unknown as { axe: typeof axe }).axe.run(part, rules);
          // axe takes text in the colour of its background for hidden on purpose.
          const invisible = results.incomplete
            .flatMap(({ nodes }) => nodes)
            .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
            // axe doesn't see what is behind the transparent bar; readTheBar.spec.ts does.
            .filter(({ target }) => !document.querySelector(`header:not(main *) ${target.join()}`));
          return [
            ...results.violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
            ),
            ...invisible.map(({ html }) => `invisible: ${html}`),
          ];
        },
        [selector, RULES[colorScheme]] as const,
      );
      found.push(...lines.map((line) => `${colorScheme}, ${width} px: ${line}`));
    }
  return found;
}
