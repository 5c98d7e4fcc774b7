import { expect, open, test } from './test';
import { words } from './words';

test('About opens with its heading', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const { name, parts } of [
  { name: 'Our Services', parts: ['Design', 'Develop', 'Deliver', 'More...'] },
  { name: 'Our Values', parts: ['Empathise', 'Collaborate', 'Progress'] },
]) {
  test(`${name} are ${parts.join(', ')}, each with its text, and a way to the form`, async ({
    page,
  }) => {
    await open(page, '/about');
    const section = page.getByRole('region', { name });
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(parts);
    for (const part of parts) {
      const item = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: part, exact: true }) });
      await expect(item.getByRole('paragraph').first()).toBeVisible();
    }
    await section.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
}

test('More... names graphic design, search engine optimisation, eCommerce and content creation', async ({
  page,
}) => {
  await open(page, '/about');
  const services = page.getByRole('region', { name: 'Our Services' });
  for (const service of [
    'Graphic design',
    'Search engine optimisation',
    'eCommerce',
    'Content creation',
  ]) {
    await expect(services.getByText(service, { exact: true })).toBeVisible();
  }
});

test('the picture of About is seen and described', async ({ page }) => {
  await open(page, '/about');
  const picture = page.getByRole('main').locator('picture').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /\w/);
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
});
