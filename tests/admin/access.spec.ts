import axe from 'axe-core';
import type { Locator } from '@playwright/test';
import { expect, test, waitForBackup } from './test';

/** Presses a key until a control has the focus, then presses Enter. After each key, `toPass` waits 10 ms and looks again. */
async function focusAndEnter(control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  await expect(async () => {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await control.page().keyboard.press(key);
    throw new Error('The control does not have the focus yet.');
  }).toPass({ intervals: [10] });
  await control.page().keyboard.press('Enter');
}

test('a sentence is changed and published by keyboard alone', async ({ editor, page }) => {
  await editor.open('services/entries/sample-1');
  await focusAndEnter(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await waitForBackup(page);
  await page.keyboard.press('Control+s');
  // Sveltia CMS asks whether to send the draft for review.
  await focusAndEnter(page.getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  await focusAndEnter(page.getByRole('row', { name: /Sample 1 x/ }).first());
  await focusAndEnter(page.getByRole('button', { name: /^Status: / }));
  await focusAndEnter(page.getByRole('menuitemradio', { name: 'Ready' }), 'ArrowDown');
  await focusAndEnter(page.getByRole('button', { name: 'Publish Entry' }));
  await focusAndEnter(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(editor.publishedChanges).toEqual(['-title: Sample 1', '+title: Sample 1 x']);
});

test('axe finds no violation in the sign-in window after a denied sign-in', async ({ page }) => {
  await page.goto('/admin/sign-in?error=access_denied');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  expect(found.violations).toEqual([]);
});
