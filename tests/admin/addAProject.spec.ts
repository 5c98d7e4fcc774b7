// Follows the recipe "Add a project" from content/README.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../src/content/check/checkContent';
import { isError } from '../../src/content/check/problem';
import {
  formatContentFile,
  parseContentFile,
} from '../../src/gatsby/admin/contentFormat';
import type { GitRepository } from './gitRepository';
import { expect, SIGNED_OUT, test } from './test';

const ROOT = join(__dirname, '../..');

/** Returns the bytes of a picture of the second agency. */
const pictureBytes = (name: string): Buffer =>
  readFileSync(join(ROOT, 'tests/agency/content/pictures', name));

const COVER = pictureBytes('baeckerei.jpg');
const PHONE = pictureBytes('baeckerei-telefon.jpg');

// A name made of the whole title would be longer than an address may be.
const TITLE = 'Forty kinds of bread, ordered on the evening before';
const FILE =
  'content/work/forty-kinds-of-bread-ordered-on-the-evening-before.md';
const BRANCH = 'cms/work/forty-kinds-of-bread-ordered-on-the-evening-before';

const PROJECT = `---
title: ${TITLE}
summary: A shop that prints all orders of the night at five in the morning.
picture:
  image: ./pictures/brot-und-kaese.jpg
  alt: Nine loaves on a wooden table.
colour: sky
order: 1
---

They sold bread by telephone.

## What we did

We stood in the bakery for two mornings.

![Three loaves on a phone.](./pictures/telefon.jpg)
`;

/** Deletes the projects, and what only they need. */
function deleteProjects({ gitLines, bytes, commit }: GitRepository): void {
  const paths = gitLines(
    'ls-files',
    'content/work/',
    'content/work.md',
    'content/pictures/bakery.jpg',
  );
  const homePath = 'content/home.md';
  const home = parseContentFile(String(bytes(`main:${homePath}`)));

  delete home.work;

  const contents = Buffer.from(formatContentFile(home)).toString('base64');

  commit('main', {
    additions: [{ path: homePath, contents }],
    deletions: paths.map((path) => ({ path })),
  });
}

test.use(SIGNED_OUT);
test.use({ viewport: { width: 1440, height: 900 } }); // a laptop's window

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(text);

/** Uploads a picture in the dialog of a field, and inserts it. */
async function uploadPicture(
  field: Locator,
  name: string,
  buffer: Buffer,
): Promise<void> {
  const page = field.page();

  await field.getByRole('button', { name: /Browse/ }).click();

  const dialog = page.getByRole('dialog');
  const fileChooser = page.waitForEvent('filechooser');

  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await fileChooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Adds a section with a picture to the text. */
async function addSection(page: Page): Promise<void> {
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await press('Show Text Style Options');
  await page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click();
  await page.keyboard.type('What we did');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We stood in the bakery for two mornings.');
  await page.keyboard.press('Enter');
  await press('Image');
  const picture = page.getByRole('group', { name: 'Image', exact: true });

  await uploadPicture(picture, 'Telefon.JPG', PHONE);
  await picture
    .getByRole('textbox', { name: 'Alt Text' })
    .fill('Three loaves on a phone.');
}

/** Writes the guide's picture of the form. */
async function pictureForm(page: Page): Promise<void> {
  const laptop = page.viewportSize() ?? { width: 0, height: 0 };

  // In px. High enough for the cover and its description.
  await page.setViewportSize({ width: 1200, height: 1150 });
  await page.getByRole('textbox', { name: 'Title' }).scrollIntoViewIfNeeded();
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(ROOT, 'docs/pictures/editor-project.webp'));
  await page.setViewportSize(laptop);
}

test('staff add the first project, with two pictures, and publish it', async ({
  editor,
  page,
}) => {
  deleteProjects(editor);
  const start = editor.head('main');
  const published = () =>
    editor.gitLines('diff', '--name-status', start, 'main');
  const problems = () => checkContent(join(editor.root, 'content'));

  await page.goto('/admin');
  await editor.signInWithToken();

  await page.getByRole('treeitem', { name: 'The site' }).click();
  await editor.openEntry('Work');
  await fill(page, 'Name', 'Work');
  await fill(page, 'Title', 'Work | Heddle');
  await fill(
    page,
    'Description',
    'Websites for a bakery, a ferry and a museum, and what has changed for the people there.',
  );
  await fill(page, 'Heading', 'Tried on');
  await fill(page, 'Lead', 'Each project begins with what was in the way.');
  await fill(page, 'Button', 'Write to us');
  await editor.saveAndPublish('Work');
  expect(published()).toEqual(['A\tcontent/work.md']);
  // a warning, because there is no project yet
  expect((await problems()).filter(isError)).toEqual([]);

  await editor.startEntry('Projects', 'They sold bread by telephone.');
  await fill(page, 'Title', TITLE);
  await fill(
    page,
    'Summary',
    'A shop that prints all orders of the night at five in the morning.',
  );
  await uploadPicture(
    page.getByRole('group', { name: /Image.* Field/ }),
    'Brot und Käse.JPG',
    COVER,
  );
  await fill(page, 'Alt', 'Nine loaves on a wooden table.');
  if (process.env.EDITOR_PICTURE) await pictureForm(page);
  await page.getByRole('radio', { name: 'sky' }).click();
  await page.getByRole('spinbutton', { name: 'Order' }).fill('1');
  await addSection(page);
  await editor.save();
  expect(editor.pulls.at(-1)).toEqual({ branch: BRANCH, draft: true });
  expect(editor.gitLines('diff', '--name-status', 'main', BRANCH)).toEqual([
    'A\tcontent/pictures/brot-und-kaese.jpg',
    'A\tcontent/pictures/telefon.jpg',
    `A\t${FILE}`,
  ]);

  await editor.openEntry(`1. ${TITLE}`);
  await editor.publish();
  await expect.poll(editor.branches).toEqual(['main']);
  expect(published()).toEqual([
    'A\tcontent/pictures/brot-und-kaese.jpg',
    'A\tcontent/pictures/telefon.jpg',
    'A\tcontent/work.md',
    `A\t${FILE}`,
  ]);
  expect(editor.bytes(`main:${FILE}`)?.toString()).toBe(PROJECT);
  expect(editor.bytes('main:content/pictures/brot-und-kaese.jpg')).toEqual(
    COVER,
  );
  expect(editor.bytes('main:content/pictures/telefon.jpg')).toEqual(PHONE);
  expect(await problems()).toEqual([]);
});
