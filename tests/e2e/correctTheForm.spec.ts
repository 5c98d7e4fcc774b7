import type { Page } from '@playwright/test';
import { FIELDS, LIMITS, type Field } from '../../api/src/enquiry';
import { fillIn } from '../../src/content/read/fillIn';
import { content } from '../content';
import { enquiry, field, filled, fillForm, submit, threadOf } from './support/fillForm';
import { mailsWith, mailWith } from './support/inbox';
import { thanks } from './support/sending';
import { expect, open, test } from './support/test';

/** Waits until exactly these fields show their sentence. */
async function wrong(page: Page, names: readonly Field[]): Promise<void> {
  for (const name of FIELDS) {
    const isWrong = names.includes(name);
    const sentence = content.contact.errors[name];
    const invalid = field(page, name).and(page.locator('[aria-invalid="true"]'));
    await expect(invalid).toHaveCount(isWrong ? 1 : 0);
    await expect(field(page, name)).toHaveAccessibleDescription(isWrong ? sentence : '');
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(isWrong ? 1 : 0);
  }
}

test('Enter in an empty form shows all four sentences, which stay until the next Submit shows or clears each', async ({
  page,
}) => {
  const typed = enquiry();
  await open(page, '/contact');
  await field(page, 'email').press('Enter');
  await wrong(page, FIELDS);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await fillForm(page, { ...typed, phone: 'none' });
  await field(page, 'name').focus();
  await wrong(page, FIELDS);
  await submit(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await wrong(page, ['phone']);
  expect(await filled(page)).toEqual({ ...typed, phone: 'none' });
  expect(await mailsWith(threadOf(typed))).toEqual([]);

  await fillForm(page, { phone: typed.phone });
  await wrong(page, ['phone']);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await wrong(page, []);
  await mailWith(threadOf(typed));
});

test('a message over its limit is refused uncut, by a sentence that names the limit', async ({
  page,
}) => {
  await open(page, '/contact');
  const message = 'x'.repeat(LIMITS.message + 1);
  await fillForm(page, { ...enquiry(), message });
  await submit(page).click();
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    fillIn(content.contact.errors.tooLong, {
      limit: LIMITS.message.toLocaleString(content.site.language),
    }),
  );
  await expect(field(page, 'message')).toHaveValue(message);
});
