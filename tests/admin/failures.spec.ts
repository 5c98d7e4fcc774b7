import { sampleFile } from '../../src/content/testing/sampleContent';
import { service } from '../../src/content/shape/kinds/service';
import { expect, pick, press, pressPublish, publish, save, test } from './test';

const FORM = 'services/entries/sample-1';
const FILE = 'content/services/sample-1.md';

test.beforeEach(({ editor }) => editor.open(FORM));

for (const [what, status] of [
  ['a token that has expired', 401],
  ['an outage of GitHub', 502],
  ['a connection that breaks', 'nothing'],
] as const)
  test(`${what} in the middle of a save loses nothing that was typed`, async ({ editor, page }) => {
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Sample one');
    editor.instead = (_, __, query) =>
      query.includes('createCommitOnBranch') ? status : undefined;
    await press(page, 'Save');
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button').click();
    await expect(title).toHaveValue('Sample one');
    editor.instead = () => undefined;
    await save(page);
    await pick(page, '1. Sample one');
    await publish(page, editor);
    expect(editor.published()).toEqual(['-title: Sample 1', '+title: Sample one']);
  });

test("somebody else's change of the same file is not taken back without a word", async ({
  editor,
  page,
}) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Sample one');
  const contents = Buffer.from(sampleFile(service).replace('order: 1', 'order: 7')).toString(
    'base64',
  );
  editor.commit('main', { additions: [{ path: FILE, contents }] }, 'Their change');
  await press(page, 'Save');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('Somebody else has changed this file');
  await dialog.getByRole('button').click();
  await expect(title).toHaveValue('Sample one');
  expect(editor.published()).toEqual(['-order: 1', '+order: 7']);
});

test('two drafts that change the same words: the second is not published over the first', async ({
  editor,
  page,
}) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Sample one');
  await save(page);
  await pick(page, '1. Sample one');
  const contents = Buffer.from(sampleFile(service).replace('Sample 1', 'Theirs')).toString(
    'base64',
  );
  editor.commit('main', { additions: [{ path: FILE, contents }] }, 'Their change');
  await pressPublish(page);
  await expect(page.getByText('Couldn’t publish the entry.')).toBeVisible();
  expect(editor.published()).toEqual(['-title: Sample 1', '+title: Theirs']);
});

for (const [what, field, value, told] of [
  ['a text that is too long', 'Title', 'x'.repeat(25), /write up to 24 characters/],
  ['an empty field', 'Title', '', /title: is missing or empty/],
  ['a taken order', 'Order', '2', /2 is the order of sample-2\.md\. Write another: 3 is free\./],
] as const)
  test(`${what} is not saved, and the reason is told`, async ({ editor, page }) => {
    await page.getByLabel(field, { exact: true }).first().fill(value);
    await press(page, 'Save');
    await expect(page.getByText(told).first()).toBeVisible();
    expect(editor.git('branch', '--list')).toBe('* main');
  });
