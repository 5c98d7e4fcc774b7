import { enquiry, field, filled, fillForm } from './fillForm';
import { expect, open, test } from './test';
import { words } from './words';

test('Contact invites by form and by mail', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get in touch...');
  await expect(main.getByRole('link', { name: words.site.email })).toHaveAttribute(
    'href',
    `mailto:${words.site.email}`,
  );
  await expect(main.getByRole('button')).toHaveText(['Submit']);
});

test('the form asks for name, email, phone and message, in this order', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await field(page, 'name').focus();
  for (const next of ['email', 'phone', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(field(page, next)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
});

test('a browser can fill in what it knows of the visitor', async ({ page }) => {
  await open(page, '/contact');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('autocomplete', 'tel');
});

test('the e-mail field has a keyboard for addresses and rewrites nothing', async ({ page }) => {
  await open(page, '/contact');
  await expect(field(page, 'email')).toHaveAttribute('type', 'text');
  await expect(field(page, 'email')).toHaveAttribute('inputmode', 'email');
});

test('the form says what happens with the text, and where to read more', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByText(words.contact.form.note)).toBeVisible();
  await page.getByRole('link', { name: words.contact.form.noteLink }).click();
  await expect(page).toHaveURL('/privacy');
});

test('what was typed is still there after a look at another page', async ({ page }) => {
  await open(page, '/contact');
  const typed = enquiry();
  await fillForm(page, typed);
  await page.getByRole('link', { name: words.contact.form.noteLink }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.privacy.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.heading);
  expect(await filled(page)).toEqual(typed);
});

test('no alert is shown before the first attempt', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Thank you for getting in touch!')).toBeHidden();
});
