import axe from 'axe-core';
import type { Locator } from '@playwright/test';
import { expect, test, waitForBackup } from './test';

/** Presses a key until a control has the focus, then Enter. */
async function enter(control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  await expect(async () => {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await control.page().keyboard.press(key);
    throw new Error('It does not have the focus.');
  }).toPass({ intervals: [10] });
  await control.page().keyboard.press('Enter');
}

test('a sentence is changed and published by keyboard alone', async ({ editor, page }) => {
  await editor.open('services/entries/sample-1');
  await enter(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await waitForBackup(page);
  await page.keyboard.press('Control+s');
  await enter(page.getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  await enter(page.getByRole('row', { name: /Sample 1 x/ }).first());
  await enter(page.getByRole('button', { name: /^Status: / }));
  await enter(page.getByRole('menuitemradio', { name: 'Ready' }), 'ArrowDown');
  await enter(page.getByRole('button', { name: 'Publish Entry' }));
  await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(editor.changes).toEqual(['-title: Sample 1', '+title: Sample 1 x']);
});

test('axe finds nothing in the sign-in window', async ({ page }) => {
  await page.goto('/admin/sign-in?error=access_denied');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id }) => id);
  });
  expect(found).toEqual([]);
});
