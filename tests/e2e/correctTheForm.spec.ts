import type { Page } from '@playwright/test';
import { FIELDS, LIMITS, type Field } from '../../api/src/enquiry';
import { fillIn } from '../../src/content/read/fillIn';
import { content } from '../content';
import { enquiry, field, filled, fillForm, submit, threadOf } from './support/fillForm';
import { mailsWith, mailWith } from './support/inbox';
import { thanks } from './support/sending';
import { expect, open, test } from './support/test';

/** Waits until exactly these fields show their sentence. */
async function wrong(page: Page, sentences: Partial<Record<Field, string>>): Promise<void> {
  for (const name of FIELDS) {
    const sentence = sentences[name];
    const invalid = field(page, name).and(page.locator('[aria-invalid="true"]'));
    await expect(invalid).toHaveCount(sentence === undefined ? 0 : 1);
    await expect(field(page, name)).toHaveAccessibleDescription(sentence ?? '');
  }
}

test('Enter in an empty form shows all four sentences, which stay until the next Submit shows or clears each; a message over its limit is refused uncut', async ({
  page,
}) => {
  const { errors } = content.contact;
  const { tooLong, ...all } = errors;
  const typed = enquiry();
  await open(page, '/contact');
  await field(page, 'email').press('Enter');
  await wrong(page, all);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const long = { ...typed, message: typed.message.padEnd(LIMITS.message + 1, 'x') };
  await fillForm(page, long);
  await field(page, 'name').focus();
  await wrong(page, all);
  await submit(page).click();
  await expect(field(page, 'message')).toBeFocused();
  const limit = LIMITS.message.toLocaleString(content.site.language);
  const refused = { message: fillIn(tooLong, { limit }) };
  await wrong(page, refused);
  expect(await filled(page)).toEqual(long);
  expect(await mailsWith(threadOf(typed))).toEqual([]);

  await fillForm(page, typed);
  await wrong(page, refused);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await wrong(page, {});
  await mailWith(threadOf(typed));
});
