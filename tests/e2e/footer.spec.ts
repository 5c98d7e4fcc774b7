import { expect, open, test } from './test';
import { label, PAGES, words } from './words';

for (const { path } of PAGES) {
  test(`the footer of ${path} holds logo, social links, mail, Privacy Policy and copyright`, async ({
    page,
  }) => {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    await expect(link(words.site.name)).toHaveAttribute('href', '/home');
    await expect(link(label('facebook'))).toHaveAttribute('href', words.site.facebook);
    await expect(link(label('instagram'))).toHaveAttribute('href', words.site.instagram);
    await expect(link(label('email'))).toHaveAttribute('href', `mailto:${words.site.email}`);
    await expect(link(words.site.email)).toHaveAttribute('href', `mailto:${words.site.email}`);
    await expect(link('Privacy Policy')).toHaveAttribute('href', '/privacy');
    const year = new Date().getUTCFullYear();
    await expect(footer.getByText(`© ${year} ${words.site.name}`)).toBeVisible();
  });
}

test('Privacy Policy in the footer leads to the policy', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.privacy.heading);
});
