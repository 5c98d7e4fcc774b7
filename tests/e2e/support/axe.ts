import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { HAS_PLACEHOLDER_WORDS } from '../../placeholderWords';

export const COLOUR_SCHEMES = ['light', 'dark'] as const;

const AXE_OPTIONS: RunOptions = {
  // By default, axe also requests the style sheets, which none of its default
  // rules needs.
  preload: false,
  // Parts of a page have the headings that the agency writes; two may be the
  // same.
  rules: { 'landmark-unique': { enabled: HAS_PLACEHOLDER_WORDS } },
};

/** The other rules don't check colours, so one colour scheme is enough. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const OPTIONS_BY_SCHEME = {
  light: AXE_OPTIONS,
  dark: { ...AXE_OPTIONS, runOnly: COLOUR_RULES },
};

interface Check {
  selector: string;
  options: RunOptions;
}

/** Runs in the page, which has loaded axe. */
async function findViolations({ selector, options }: Check): Promise<string[]> {
  const { axe: axeInPage } = window as unknown as { axe: typeof axe };
  const { incomplete, violations } = await axeInPage.run(selector, options);
  const bar = document.querySelector('header:not(main *)');

  // axe reports text in the colour of its background only as `incomplete`,
  // because it may be hidden on purpose.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === 'equalRatio'),
    )
    // axe can't see what is behind the bar, so readTheBar.spec.ts tests the
    // bar's text. `target` is [selector].
    .filter(({ target }) => !bar?.querySelector(String(target)));

  // The contents list is in a closed <details> whose content CSS shows on wide
  // screens. axe takes its links for hidden, but they take the focus.
  const isContentsList = (id: string, html: string) =>
    id === 'scrollable-region-focusable' && html.startsWith('<nav');

  const violationLines = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isContentsList(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );

  return [
    ...violationLines,
    ...invisible.map(({ html }) => `invisible: ${html}`),
  ];
}

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

      const options = OPTIONS_BY_SCHEME[colorScheme];
      const lines = await page.evaluate(findViolations, { selector, options });

      found.push(
        ...lines.map((line) => `${colorScheme}, ${width} px: ${line}`),
      );
    }

  return found;
}
