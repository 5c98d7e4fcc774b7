import type { Locator } from '@playwright/test';
import { expect, test } from './test';

async function focusAndPressEnter(control: Locator, focusKey = 'Tab'): Promise<void> {
  await control.waitFor();
  await expect(async () => {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await control.page().keyboard.press(focusKey);
    throw new Error('The control does not have the focus yet.');
  }).toPass({ intervals: [10] });
  await control.page().keyboard.press('Enter');
}

test('a title is changed and published by keyboard alone', async ({ editor, page }) => {
  await editor.open('services/entries/sample-1');
  await focusAndPressEnter(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await editor.waitForBackup();
  await page.keyboard.press('Control+s');
  await focusAndPressEnter(page.getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  await focusAndPressEnter(page.getByRole('row', { name: /Sample 1 x/ }).first());
  await focusAndPressEnter(page.getByRole('button', { name: /^Status: / }));
  await focusAndPressEnter(page.getByRole('menuitemradio', { name: 'Ready' }), 'ArrowDown');
  await focusAndPressEnter(page.getByRole('button', { name: 'Publish Entry' }));
  await focusAndPressEnter(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(editor.publishedChanges).toEqual(['-title: Sample 1', '+title: Sample 1 x']);
});
