import { expect, type Page } from '@playwright/test';
import { softHyphens } from '../../../src/gatsby/nodes/softHyphens';

const WORDS_BY_LANGUAGE = {
  de: [
    'Gestaltung',
    'Softwareentwicklung',
    'Barrierefreiheitsprüfung',
    'Suchmaschinenoptimierung',
  ],
  fi: [
    'Saavutettavuustarkastus',
    'Ohjelmistokehityspalvelu',
    'Hakukoneoptimointi',
  ],
  fr: ['Anticonstitutionnellement', 'Référencement', 'Développement'],
  hu: ['Keresőoptimalizálás', 'Akadálymentesítés', 'Szoftverfejlesztés'],
};

export const LONG_WORDS = Object.entries(WORDS_BY_LANGUAGE).map(
  ([language, words]) => ({
    language,
    words: words.map((word) => softHyphens(word, language)),
  }),
);

/**
 * Expects no faults at seven widths. Polls, because react-slick measures the
 * slides a moment after a resize.
 */
export async function expectNoFaultsAtWidths(
  page: Page,
  findFaults: () => Promise<unknown[]>,
) {
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(findFaults, `at ${width} px`).toEqual([]);
  }
}
