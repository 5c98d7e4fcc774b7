import { enquiry, filled, fillForm, submit, threadOf } from './fillForm';
import { mailsWith, mailWith } from './inbox';
import { expect, open, test } from './test';
import { words } from './words';

test('an enquiry typed in the browser is read in the inbox', async ({ page }) => {
  const typed = enquiry();
  await open(page, '/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you for getting in touch!' }),
  ).toBeVisible();
  const mail = await mailWith(threadOf(typed));
  expect(mail.envelope.to).toEqual([words.site.email]);
  expect(mail.to).toContain(`<${words.site.email}>`);
  expect(mail.subject).toBe('Website Contact Form:');
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);
  expect(mail.from).toContain(typed.name.trim());
  expect(mail.from).not.toContain(typed.email);
  for (const text of Object.values(typed)) expect(mail.text).toContain(text);
  expect(await filled(page)).toEqual({ name: '', email: '', phone: '', message: '' });
});

test('an enquiry that is refused reaches nobody', async ({ page }) => {
  const typed = enquiry();
  await open(page, '/contact');
  await fillForm(page, { ...typed, phone: 'none' });
  await submit(page).click();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  expect(await mailsWith(threadOf(typed))).toEqual([]);
});

test('a press and its double are one mail', async ({ page }) => {
  const typed = enquiry();
  await open(page, '/contact');
  await fillForm(page, typed);
  await submit(page).dblclick();
  await expect(
    page.getByRole('heading', { name: 'Thank you for getting in touch!' }),
  ).toBeVisible();
  expect(await mailsWith(threadOf(typed))).toHaveLength(1);
});
