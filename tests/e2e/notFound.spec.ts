import { join } from 'node:path';
import { expect, test } from './test';
import { words } from './words';

test.use({ expectedError: /404 \(Not Found\)/ });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a host that knows no redirects still leads an unknown path to Home', async ({ page }) => {
      await page.route('**/our-old-page', (route) =>
        route.fulfill({ status: 404, path: join(__dirname, '../../public/404.html') }),
      );
      await page.goto('/our-old-page');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.heading);
    });
  });
}

test('a page that is not there is not for search engines', async ({ request }) => {
  const answer = await request.get('/missing.png');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(html).toContain(words.site.name);
});
