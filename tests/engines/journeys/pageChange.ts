import assert from 'node:assert/strict';
import { words } from '../../e2e/words';
import type { Page } from '../page';
import { until } from '../until';
import type { Journey } from './journey';

const BEFORE = 'the same document';

interface Marked extends Window {
  engineMark?: string;
}

/** What a visitor has of a page change: what is seen, what is said, and whether the document is still the same one. */
const state = () => ({
  path: location.pathname,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
  mark: (window as Marked).engineMark,
  top: window.scrollY === 0,
});
const said = () => document.querySelector('[aria-live="assertive"]')?.textContent;

async function shows(page: Page, path: string, { title, heading }: typeof words.about) {
  const wanted = { path, title, heading, mark: BEFORE, top: true };
  let found: object = {};
  await until(`That ${path} is shown from its top`, async () => {
    found = await page.read(state);
    return JSON.stringify(found) === JSON.stringify(wanted);
  }).catch(() => assert.deepEqual(found, wanted));
}

export const pageChange: Journey = {
  name: 'a link changes the page within the document, says so, and Back leads back',
  async run(page) {
    await page.open('/');
    await page.read((mark) => {
      (window as Marked).engineMark = mark;
    }, BEFORE);
    await page.click({ css: 'footer a', name: 'Privacy Policy' });
    await shows(page, '/privacy', words.privacy);
    await until('That the new page is said', async () =>
      (await page.read(said))?.includes(words.privacy.heading),
    );
    await page.back();
    await shows(page, '/', words.home);
  },
};
