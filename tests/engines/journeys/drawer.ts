import assert from 'node:assert/strict';
import { label, words } from '../../e2e/words';
import type { Page } from '../page';
import { until } from '../until';
import type { Journey } from './journey';

const MENU = { css: 'header button', name: label('menu') };
const ABOUT = { css: 'dialog a', name: 'About' };

const isOpen = () => document.querySelector('dialog')?.open === true;
const focused = () => document.activeElement?.textContent?.trim();
const focusIsWithin = () => document.querySelector('dialog')?.contains(document.activeElement);

async function isClosed(page: Page): Promise<void> {
  await until('That the drawer is closed', async () => !(await page.read(isOpen)));
  assert.equal(await page.readOf(MENU, (menu) => menu.textContent), label('menu'));
}

export const drawer: Journey = {
  name: 'the drawer takes the focus, Escape closes it and gives the focus back, its link leads to About',
  async run(page) {
    await page.open('/');
    assert.equal(await page.read(isOpen), false);
    await page.click(MENU);
    await until('That the drawer is open', () => page.read(isOpen));
    assert.equal(await page.read(focusIsWithin), true);
    await page.press('Escape');
    await isClosed(page);
    assert.equal(await page.read(focused), label('menu'));

    await page.click(MENU);
    await page.click(ABOUT);
    await until('The heading of About', async () => {
      const heading = await page.readOf({ css: 'h1' }, (h1) => h1.textContent);
      return heading === words.about.heading;
    });
    assert.equal(await page.read(() => location.pathname), '/about');
    await isClosed(page);
  },
};
