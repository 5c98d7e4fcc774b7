import assert from 'node:assert/strict';
import { PAGES } from '../../e2e/words';
import { until } from '../until';
import type { Journey } from './journey';

const WIDTHS = [390, 1440];

export const fit: Journey = {
  name: 'no page scrolls sideways, neither on a phone nor on a wide screen',
  async run(page) {
    for (const width of WIDTHS) {
      await page.resize(width);
      for (const { path } of PAGES) {
        await page.open(path);
        await until(
          `That the window is ${width} px wide`,
          async () => (await page.read(() => window.innerWidth)) === width,
        );
        const sideways = () => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        };
        assert.equal(await page.read(sideways), 0, `${path} at ${width} px`);
      }
    }
  },
};
