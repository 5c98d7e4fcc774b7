import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followDrawerLink } from '../e2e/support/drawer';
import { expect, open, test } from '../e2e/support/test';

const path = '/preise';

test.skip(!existsSync(join(__dirname, '../../content/preise.md')), 'This copy has four pages.');

test('a fifth page is in the drawer', async ({ page }) => {
  await open(page, '/');
  await followDrawerLink(page, 'Preise', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Preise' })).toBeVisible();
});

for (const spelling of ['/Preise', '/PREISE', '/preise/', '/Preise/', '/PREISE/'])
  test(`${spelling} leads to the fifth page`, async ({ request }) => {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  });

test('a fifth page is in the sitemap', () => {
  const sitemap = readFileSync(join(__dirname, '../../public/sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`${path}</loc><lastmod>2024-03-01</lastmod>`);
});
