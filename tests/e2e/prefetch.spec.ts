import { content } from '../content';
import { watchRequests } from './support/pageWeight';
import { expect, footerLink, open, expectPage, test } from './support/test';

const { about } = content;

test('a visible link does not prefetch its page', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  await footerLink(page, about.name).scrollIntoViewIfNeeded();
  await requests.idle();
  const filesOfOtherPages = /page-data\/(about|contact|privacy)\/|-templates-(about|contact|text)-/;
  expect(requests.urls().filter((url) => filesOfOtherPages.test(url))).toEqual([]);
});

for (const action of ['points at', 'focuses', 'touches'] as const)
  test(`a link prefetches its page when the visitor ${action} it`, async ({ page }) => {
    await open(page, '/');
    const pageData = page.waitForRequest('**/page-data/about/page-data.json');
    const script = page.waitForRequest('**/component---src-templates-about-tsx-*.js');
    const link = footerLink(page, about.name);
    if (action === 'points at') await link.hover();
    else if (action === 'touches') await link.dispatchEvent('touchstart');
    else await link.focus();
    await Promise.all([pageData, script]);
    await link.click();
    await expectPage(page, '/about');
  });
