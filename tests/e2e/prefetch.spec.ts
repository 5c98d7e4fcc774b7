import { content } from '../content';
import { watchRequests } from './support/pageWeight';
import { expect, footerLink, open, shows, test } from './support/test';

const { about } = content;

test('no page is fetched ahead while its links are only looked at', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  await footerLink(page, about.name).scrollIntoViewIfNeeded();
  await requests.idle();
  const ahead = /page-data\/(about|contact|privacy)\/|-templates-(about|contact|text)-/;
  expect(requests.urls().filter((url) => ahead.test(url))).toEqual([]);
});

for (const intent of ['points at', 'comes by keyboard to', 'touches'] as const)
  test(`a page is fetched ahead when the visitor ${intent} its link`, async ({ page }) => {
    await open(page, '/');
    const data = page.waitForRequest('**/page-data/about/page-data.json');
    const chunk = page.waitForRequest('**/component---src-templates-about-tsx-*.js');
    const link = footerLink(page, about.name);
    if (intent === 'points at') await link.hover();
    else if (intent === 'touches') await link.dispatchEvent('touchstart');
    else await link.focus();
    await Promise.all([data, chunk]);
    await link.click();
    await shows(page, '/about', about.heading);
  });
