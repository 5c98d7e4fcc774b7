import { join } from 'node:path';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { checkContent } from '../../src/content/check/checkContent';
import { PREVIEW } from './github';
import { expect, pick, press, publish, save, test } from './test';

const CONTENT = join(__dirname, '../../content');
const CLOTH = readFileSync(join(CONTENT, 'pictures/cloth.jpg'));

test.use({ content: CONTENT });

/** Everything that is published must be taken by the check. */
test.afterEach(async ({ editor }) => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  editor.checkOut('main', folder);
  expect(await checkContent(join(folder, 'content'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

const list = (page: Page, name: string) =>
  page.getByRole('treeitem', { name, exact: true }).click();

test('a sentence: changed, looked at, published', async ({ editor, page, context }) => {
  await page.goto('/admin');
  await list(page, 'Pages');
  await pick(page, 'About');
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('One studio, all threads.');
  await save(page);
  expect(editor.pulls).toMatchObject([{ head: 'cms/pages/about', draft: true }]);
  expect(editor.published()).toEqual([]);

  await pick(page, 'About');
  await context.route(`${PREVIEW}**`, (route) => route.fulfill({ body: 'The preview' }));
  const opened = context.waitForEvent('page');
  await press(page, 'View Preview');
  await expect((await opened).getByText('The preview')).toBeVisible();

  await publish(page, editor);
  expect(editor.published()).toEqual([
    expect.stringMatching(/^-heading: /),
    '+heading: One studio, all threads.',
  ]);
  expect(editor.git('branch', '--list')).toBe('* main');
});

test('a service with a slide: added', async ({ editor, page }) => {
  await page.goto('/admin');
  await list(page, 'Services');
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Câre & more');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('5');
  await page.getByRole('radio', { name: 'sky' }).click();
  await page.getByRole('checkbox', { name: /Slide/ }).click();
  await page
    .getByRole('group', { name: /Slide.* Field/ })
    .getByRole('textbox')
    .fill('Looked after, day by day.');
  await page.getByRole('radio', { name: 'weave' }).click();
  await page.getByRole('textbox', { name: 'Text' }).last().click();
  await page.keyboard.type('We look after your site.');
  await save(page);
  await pick(page, '5. Câre & more');
  await publish(page, editor);
  expect(editor.git('diff', '--stat', 'main~1', 'main')).toContain('1 file changed');
  expect(editor.bytes('main:content/services/care-more.md')?.toString()).toBe(
    '---\ntitle: Câre & more\norder: 5\ncolour: sky\nslide:\n  text: Looked after, day by day.\n  drawing: weave\n---\n\nWe look after your site.\n',
  );
});

test('a service: taken off the site and put back', async ({ editor, page }) => {
  await editor.open('services/entries/develop');
  await page.getByRole('switch', { name: 'Published' }).click();
  await save(page);
  await pick(page, '2. Develop');
  await publish(page, editor);
  expect(editor.published()).toEqual(['+published: false']);
  await editor.open('services/entries/develop');
  await page.getByRole('switch', { name: 'Published' }).click();
  await save(page);
  await pick(page, '2. Develop');
  await publish(page, editor);
  expect(editor.published()).toEqual([]);
});

test('a legal page: added', async ({ editor, page }) => {
  await page.goto('/admin');
  await list(page, 'Text pages');
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Legal notice');
  await page.getByRole('textbox', { name: 'Title' }).fill('Legal notice | Heddle');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill(
      'Who is responsible for this website, where the company is, and how to reach the people behind it.',
    );
  await press(page, 'Today');
  await page.getByRole('textbox', { name: 'Heading' }).fill('Legal notice');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('1');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('{name} runs this website.');
  await page.keyboard.press('Enter');
  await press(page, 'Show Text Style Options');
  await page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click();
  await page.keyboard.type('How to reach us');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Write to us.');
  await save(page);
  await pick(page, '1. Legal notice');
  await publish(page, editor);
  expect(editor.bytes('main:content/pages/legal-notice.md')?.toString()).toContain(
    '---\n\n{name} runs this website.\n\n## How to reach us\n\nWrite to us.\n',
  );
});

test('a picture: uploaded, under a name that the check takes', async ({ editor, page }) => {
  await editor.open('pages/entries/about');
  const field = page.getByRole('group', { name: /Image.* Field/ });
  await field.getByRole('button', { name: /Replace/ }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'Ünser Büro.JPG', mimeType: 'image/jpeg', buffer: CLOTH });
  await press(page, 'Insert');
  await save(page);
  await pick(page, 'About');
  await publish(page, editor);
  expect(editor.published().filter((line) => line.startsWith('+  image'))).toEqual([
    '+  image: ./pictures/uenser-buero.jpg',
  ]);
  expect(editor.bytes('main:content/pictures/uenser-buero.jpg')).toEqual(CLOTH);
});
