import { expect, open, test } from './test';

for (const path of ['/about', '/privacy'])
  test(`a block of code stays within ${path} on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    // As the texts of the staff have it, by four spaces before a line too.
    await page.getByRole('main').evaluate((main) => {
      const block =
        '<pre><code>We draw each page with your real words before anyone writes code.\n</code></pre>';
      for (const paragraph of main.querySelectorAll('section p'))
        paragraph.insertAdjacentHTML('afterend', block);
    });
    await expect(page.getByRole('code').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
