import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached.');
}

test('a sentence is changed and published by keyboard alone', async ({ editor, page }) => {
  await editor.open('services/entries/sample-1');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Sample 1');
  await tabTo(page, title);
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await page.keyboard.press('Control+s');
  const later = page.getByRole('button', { name: 'Later' });
  await later.waitFor();
  await tabTo(page, later);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  const row = page.getByRole('row', { name: /Sample 1 x/ }).first();
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Status: / }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Status: / }));
  await page.keyboard.press('Enter');
  const ready = page.getByRole('menuitemradio', { name: 'Ready' });
  await ready.waitFor();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await ready.evaluate((element) => element.matches(':focus'))).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Publish Entry' });
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.git('branch', '--list')).toBe('* main');
  expect(editor.published()).toEqual(['-title: Sample 1', '+title: Sample 1 x']);
});

test('the window of the sign-in has no fault of accessibility', async ({ page }) => {
  await page.goto('/admin/sign-in?error=access_denied');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id }) => id);
  });
  expect(found).toEqual([]);
});
