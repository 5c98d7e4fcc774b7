import assert from 'node:assert/strict';
import { PAGES } from '../../e2e/words';
import { until } from '../until';
import type { Journey } from './journey';

const FONTS = ['Bricolage Grotesque', 'Instrument Sans'];

/** The families whose files have come. Firefox gives their names in quotes. */
const loadedFonts = () => [
  ...new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replace(/"/g, '')),
  ),
];

export const pages: Journey = {
  name: 'every page opens with its title and its heading, in the fonts of the site',
  async run(page) {
    for (const { path, words } of PAGES) {
      await page.open(path);
      assert.equal(await page.readOf({ css: 'h1' }, (h1) => h1.textContent), words.heading);
      assert.equal(await page.read(() => document.title), words.title);
      await until(`That the fonts of ${path} have come`, async () => {
        const loaded = await page.read(loadedFonts);
        return FONTS.every((font) => loaded.includes(font));
      });
    }
  },
};
