// Follows recipes from content/README.md in the editor.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '../../src/content/check/checkContent';
import { isError } from '../../src/content/check/problem';
import { expect, test } from './test';

const CONTENT = join(__dirname, '../../content');
const PICTURE_BYTES = readFileSync(join(CONTENT, 'pictures/cloth.jpg'));

test.use({ contentFolder: CONTENT });

test.afterEach(
  'the content check accepts the published content',
  async ({ editor }) => {
    const problems = await checkContent(join(editor.root, 'content'));

    expect(problems.filter(isError)).toEqual([]);
  },
);

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name }).first().fill(text);

test('adds a service with a slide', async ({ editor, page }) => {
  await page.goto('/admin');
  await editor.startEntry('Services', 'We look after your site.');
  // The file's name leaves out the accent and `&`.
  await fill(page, 'Title', 'Câre & more');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('5');
  await page.getByRole('radio', { name: 'sky' }).click();
  await page.getByRole('checkbox', { name: /Slide/ }).click();
  const slide = page.getByRole('group', { name: /Slide.* Field/ });

  await slide.getByRole('textbox').fill('Looked after, day by day.');
  const weave = page.getByRole('radio', { name: 'weave' });

  // Sveltia CMS ignores clicks on new radio buttons until it has set their tab
  // stop, 100 ms later.
  await expect(weave).toHaveAttribute('tabindex', '-1');
  await weave.click();
  await editor.saveAndPublish('5. Câre & more');
  expect(editor.git('diff', '--stat', 'main~1', 'main')).toContain(
    '1 file changed',
  );
  expect(editor.bytes('main:content/services/care-more.md')?.toString()).toBe(
    '---\ntitle: Câre & more\norder: 5\ncolour: sky\nslide:\n  text: Looked after, day by day.\n  drawing: weave\n---\n\nWe look after your site.\n',
  );
});

test('adds `published: false` to a service, and removes it again', async ({
  editor,
  page,
}) => {
  for (const expectedChanges of [['+published: false'], []]) {
    await editor.open('services/entries/develop');
    await page.getByRole('switch', { name: 'Published' }).click();
    await editor.saveAndPublish('2. Develop');
    expect(editor.publishedChanges()).toEqual(expectedChanges);
  }
});

test('adds a legal page', async ({ editor, page }) => {
  const description =
    'Who runs this website, where we work, and how to reach us by telephone.';

  await page.goto('/admin');
  await editor.startEntry('Text pages', '{name} runs this website.');
  await fill(page, 'Name', 'Legal notice');
  await fill(page, 'Title', 'Legal notice | Heddle');
  await fill(page, 'Description', description);
  await editor.press('Today');
  await fill(page, 'Heading', 'Legal notice');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('1');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await editor.press('Show Text Style Options');
  await page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click();
  await page.keyboard.type('How to reach us');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Write to us.');
  await editor.saveAndPublish('1. Legal notice');
  expect(
    editor.bytes('main:content/pages/legal-notice.md')?.toString(),
  ).toContain(
    '---\n\n{name} runs this website.\n\n## How to reach us\n\nWrite to us.\n',
  );
});

test('shows a picture in a text', async ({ editor, page }) => {
  await editor.open('site/entries/privacy');
  const text = page.getByRole('textbox', { name: 'Text' }).last();

  await expect(text).toContainText('Cookies');
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await editor.press('Image');
  const picture = page.getByRole('group', { name: 'Image', exact: true });

  // The group "“Source” Field" has a button "Browse".
  await picture.getByRole('button', { name: /Browse/ }).click();
  await page.locator('input[type=file]').last().setInputFiles({
    name: 'Ofen Süd.JPG',
    mimeType: 'image/jpeg',
    buffer: PICTURE_BYTES,
  });
  const insert = page.getByRole('button', { name: 'Insert' });

  await insert.click();
  await expect(insert).toHaveCount(0);
  await picture.getByRole('textbox', { name: 'Alt Text' }).fill('A kiln');
  await picture.getByRole('textbox', { name: 'Title' }).fill('Hot.');
  await editor.saveAndPublish('Privacy policy');
  expect(editor.publishedChanges()).toEqual([
    '+![A kiln](./pictures/ofen-sued.jpg "Hot.")',
    '+',
  ]);
  expect(editor.bytes('main:content/pictures/ofen-sued.jpg')).toEqual(
    PICTURE_BYTES,
  );
});

test('uploads a picture under a name that the content check accepts', async ({
  editor,
  page,
}) => {
  await editor.open('site/entries/about');
  const field = page.getByRole('group', { name: /Image.* Field/ });

  await field.getByRole('button', { name: /Replace/ }).click();
  const picture = {
    name: 'Ünser Büro.JPG',
    mimeType: 'image/jpeg',
    buffer: PICTURE_BYTES,
  };

  await page.locator('input[type=file]').last().setInputFiles(picture);
  const insert = page.getByRole('button', { name: 'Insert' });

  await insert.click();
  await expect(insert).toHaveCount(0);
  await editor.saveAndPublish('About');
  expect(editor.publishedChanges()).toContain(
    '+  image: ./pictures/uenser-buero.jpg',
  );
  expect(editor.bytes('main:content/pictures/uenser-buero.jpg')).toEqual(
    PICTURE_BYTES,
  );
});
