import type { Page } from '@playwright/test';

/** @returns the families of the fonts that have come, a family once for each of its files */
export const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
