import type { Locator, Page } from '@playwright/test';
import { content } from '../content';
import { watchRequests } from './support/pageWeight';
import { expect, footerLink, open, test } from './support/test';

const DATA = '/page-data/about/page-data.json';
const CHUNK = /\/component---src-templates-about-tsx-\w+\.js$/;

const aboutLink = (page: Page): Locator => footerLink(page, content.about.name);
const ofAbout = (urls: string[]): string[] =>
  urls.filter((url) => url.endsWith(DATA) || CHUNK.test(url));

test('no page is fetched ahead while its links are only looked at', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  await aboutLink(page).scrollIntoViewIfNeeded();
  await requests.idle();
  const others = requests.urls().filter((url) => /page-data\/(about|contact|privacy)\//.test(url));
  expect(others).toEqual([]);
  expect(ofAbout(requests.urls())).toEqual([]);
});

for (const { intent, show } of [
  { intent: 'points at', show: (link: Locator) => link.hover() },
  { intent: 'comes by keyboard to', show: (link: Locator) => link.focus() },
  { intent: 'touches', show: (link: Locator) => link.dispatchEvent('touchstart') },
]) {
  test(`a page is fetched ahead when the visitor ${intent} its link`, async ({ page }) => {
    await open(page, '/');
    const data = page.waitForRequest(`**${DATA}`);
    const chunk = page.waitForRequest(CHUNK);
    await show(aboutLink(page));
    await Promise.all([data, chunk]);
    await aboutLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([content.about.heading]);
  });
}
