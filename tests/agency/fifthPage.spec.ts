import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../content';
import { expect, test } from '../e2e/support/test';

// The page that fifthPage/addFifthPage.ts adds in one round of rounds.ts.
// openTheMenu.spec.ts tests its link in the drawer.
const path = '/preise';

test.skip(
  !PAGES.some((page) => page.path === path),
  'only one round of rounds.ts adds the page',
);

for (const spelling of [
  '/Preise',
  '/PREISE',
  '/preise/',
  '/Preise/',
  '/PREISE/',
])
  test(`${spelling} redirects to ${path}`, async ({ request }) => {
    // does not follow the redirect
    const answer = await request.get(spelling, { maxRedirects: 0 });

    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  });

test('the sitemap has the fifth page, and its field `updated` as `lastmod`', () => {
  const sitemap = readFileSync(
    join(__dirname, '../../public/sitemap.xml'),
    'utf8',
  );

  // the date in preise.md
  expect(sitemap).toContain(`${path}</loc><lastmod>2024-03-01</lastmod>`);
});
