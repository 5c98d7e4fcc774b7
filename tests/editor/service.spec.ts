import { sampleFile } from '../../src/content/testing/sampleContent';
import { service } from '../../src/content/shape/kinds/service';
import { expect, pressSave, test } from './test';

const FORM = 'services/entries/sample-1';
const FILE = 'services/sample-1.md';

test('a service is found in its list, in its order, and shown with the live page beside it', async ({
  editor,
  page,
}) => {
  await page.goto(editor.address);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('listitem').getByText(/^\d\. /)).toHaveText([
    '1. Sample 1',
    '2. Sample 2',
  ]);
  await page.getByText('1. Sample 1').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Sample 1');
  const live = page.frameLocator('iframe').frameLocator('iframe[title="The live page"]');
  await expect(live.getByText('The live page /about')).toBeVisible();
});

test('a new service is a new file with what was filled in and nothing else', async ({
  editor,
  page,
}) => {
  const before = editor.files();
  await page.goto(`${editor.address}/#/collections/services/new`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Câre & more');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('3');
  await page.getByRole('combobox', { name: 'Colour' }).press('ArrowDown');
  await page.getByRole('option', { name: 'sky' }).click();
  await page.locator('[data-slate-editor]').click();
  await page.keyboard.type('We look after your site.');
  await editor.save();
  const { 'services/care-more.md': made, ...others } = editor.files();
  expect(Buffer.from(made ?? '', 'base64').toString()).toBe(
    '---\ntitle: Câre & more\norder: 3\ncolour: sky\n---\n\nWe look after your site.\n',
  );
  expect(others).toEqual(before);
});

test('a service is taken off the site by its switch, and put back on', async ({ editor, page }) => {
  const before = editor.read(FILE);
  await editor.open(FORM);
  const published = page.getByRole('switch', { name: 'Published' });
  await expect(published).toBeChecked();
  await published.click();
  await editor.save();
  expect(editor.read(FILE)).toBe(before.replace('order: 1\n', 'order: 1\npublished: false\n'));
  await editor.open(FORM);
  await published.click();
  await editor.save();
  expect(editor.read(FILE)).toBe(before.replace('order: 1\n', 'order: 1\npublished: true\n'));
});

test('a service without a slide is saved without one', async ({ editor, page }) => {
  await editor.open(FORM);
  await page.getByRole('textbox', { name: 'Text (optional)' }).fill('');
  await page.getByRole('combobox', { name: 'Drawing' }).press('Backspace');
  await editor.save();
  expect(editor.read(FILE)).not.toContain('slide');
  expect(editor.read(FILE)).toContain('colour: persimmon\n---\n');
});

const REFUSED = [
  ['an empty field that must be filled', 'textbox', 'Title', '', 'Title is required.'],
  ['a text that is too long', 'textbox', 'Title', 'x'.repeat(25), /write up to 24 characters/],
  ['a taken order', 'spinbutton', 'Order', '2', /^2 is the order of sample-2\.md\..* 3 is free\.$/],
] as const;

for (const [what, role, name, value, told] of REFUSED)
  test(`${what} is told at its field, and the file stays`, async ({ editor, page }) => {
    await editor.open(FORM);
    await page.getByRole(role, { name }).fill(value);
    await pressSave(page);
    await expect(page.getByText(told).last()).toBeVisible();
    expect(editor.read(FILE)).toBe(sampleFile(service, 1));
  });

test('an order that was freed by a save can be taken', async ({ editor, page }) => {
  await editor.open('services/entries/sample-2');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('5');
  await editor.save();
  await page.goto(`${editor.address}/#/collections/services`);
  await page.goto(`${editor.address}/#/collections/${FORM}`);
  await page.getByRole('spinbutton', { name: 'Order' }).fill('2');
  await editor.save();
  expect(editor.read(FILE)).toContain('order: 2\n');
});

test('an address that is typed over a form that is not saved opens its own form', async ({
  editor,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await editor.open(FORM);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Not saved');
  await page.evaluate(() => location.assign('#/collections/services/entries/sample-2'));
  await expect(title).toHaveValue('Sample 2');
  expect(editor.read(FILE)).toBe(sampleFile(service, 1));
});

test('an address that is typed over a form can be taken back, and nothing is lost', async ({
  editor,
  page,
}) => {
  await editor.open(FORM);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Not saved');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.evaluate(() => location.assign('#/collections/services/entries/sample-2'));
  await expect(page).toHaveURL(`${editor.address}/#/collections/${FORM}`);
  await expect(title).toHaveValue('Not saved');
});

test('a service is deleted, and no other file', async ({ editor, page }) => {
  const others = editor.files();
  delete others[FILE];
  await editor.open(FORM);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => editor.files()).toEqual(others);
});
