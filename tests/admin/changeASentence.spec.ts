import { expect, pick, press, save, test } from './test';

test.use({ token: '' });

test('staff sign in with a token and change a sentence: the draft has one changed line', async ({
  editor,
  page,
}) => {
  await page.goto('/admin');
  await press(page, 'Sign In Using Access Token');
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('ghu_wren');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('treeitem', { name: 'Services' }).click();
  await pick(page, '1. Sample 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sample one');
  await save(page);
  const draft = editor.changes('cms/services/sample-1');
  expect(draft).toEqual(['-title: Sample 1', '+title: Sample one']);
});
