import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../content';
import { followDrawerLink } from '../e2e/support/drawer';
import { expect, open, test } from '../e2e/support/test';

// The site has four pages. A round in rounds.ts adds a page of a new kind, from tests/agency/fifthPage/preise.md.
const path = '/preise';

test.skip(!PAGES.some((page) => page.path === path), 'the page is not added');

test('the drawer has a link to the fifth page', async ({ page }) => {
  await open(page, '/');
  await followDrawerLink(page, 'Preise', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Preise' })).toBeVisible();
});

for (const spelling of ['/Preise', '/PREISE', '/preise/', '/Preise/', '/PREISE/'])
  test(`${spelling} redirects to ${path}`, async ({ request }) => {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  });

test('the sitemap has the fifth page with its field `updated`', () => {
  const sitemap = readFileSync(join(__dirname, '../../public/sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`${path}</loc><lastmod>2024-03-01</lastmod>`);
});
