import type { Locator } from '@playwright/test';
import { expect, test } from './test';

/** Presses `focusKey` until the control has the focus, then `key`. */
async function focusAndPress(
  control: Locator,
  key: string,
  focusKey = 'Tab',
): Promise<void> {
  await control.waitFor();
  await expect(async () => {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await control.page().keyboard.press(focusKey);
    throw new Error('The control does not have the focus yet.');
  }).toPass({ intervals: [10] }); // in ms; by default, pauses grow to a second
  await control.page().keyboard.press(key);
}

test('a title is changed and published by keyboard alone', async ({
  editor,
  page,
}) => {
  await editor.open('services/entries/sample-1');
  await focusAndPress(page.getByRole('textbox', { name: 'Title' }), 'End');
  await page.keyboard.type(' x');
  await editor.waitForBackup();
  await page.keyboard.press('Control+s');
  // does not send the draft for review yet
  await focusAndPress(page.getByRole('button', { name: 'Later' }), 'Enter');
  await expect(
    page.getByRole('group', { name: 'Content Library' }),
  ).toBeVisible();
  await focusAndPress(
    page.getByRole('row', { name: /Sample 1 x/ }).first(),
    'Enter',
  );
  await focusAndPress(page.getByRole('button', { name: /^Status: / }), 'Enter');
  await focusAndPress(
    page.getByRole('menuitemradio', { name: 'Ready' }),
    'Enter',
    'ArrowDown',
  );
  await focusAndPress(
    page.getByRole('button', { name: 'Publish Entry' }),
    'Enter',
  );
  const dialog = page.getByRole('alertdialog');

  await focusAndPress(dialog.getByRole('button', { name: 'Publish' }), 'Enter');
  await expect
    .poll(editor.publishedChanges)
    .toEqual(['-title: Sample 1', '+title: Sample 1 x']);
});
