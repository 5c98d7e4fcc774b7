import { expect, open, test } from './test';
import { words } from './words';

for (const path of ['/', '/home']) {
  test(`${path} opens with the logo, the promise and the free consultation`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1, name: words.home.heading });
    await expect(heading).toBeInViewport();
    // The hero's own logo, besides that of the bar.
    await expect(main.getByText(words.site.name, { exact: true })).toBeInViewport();
    await expect(main.getByRole('link', { name: words.home.consultButton })).toBeInViewport();
  });
}

test('the free consultation leads to the form', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: words.home.consultButton }).click();
  await expect(page).toHaveURL('/contact');
});

test('What we can do for you has four paragraphs and a way to the form', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'What we can do for you' });
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('What we can do for you');
  await expect(section.getByRole('paragraph')).toHaveText(
    words.home.offers.items.map(({ text }) => text),
  );
  await expect(section.getByRole('paragraph')).toHaveCount(4);
  await section.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});
