import { join } from 'node:path';
import { readRedirects } from '../../src/content/read/readRedirects';
import { encodedAddress, isWildcard } from '../../src/content/shape/oldAddress';
import { expect, test } from '../e2e/support/test';

const redirects = readRedirects(join(__dirname, '../../content'));

test.skip(redirects.length === 0, 'only the second agency has old addresses');

for (const { from, to } of redirects)
  test(`a visitor of ${from} gets the page ${to}`, async ({ page }) => {
    const path = isWildcard(from) ? from.replace('*', 'hello') : from;

    await page.goto(`${encodedAddress(path)}?from=mail`);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the host answers each old address with 301', async ({ request }) => {
  for (const { from, to } of redirects) {
    const path = encodedAddress(from.replace('*', 'hello'));
    const answer = await request.get(path, { maxRedirects: 0 });

    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});
