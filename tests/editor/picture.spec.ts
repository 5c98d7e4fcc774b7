import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleContent } from '../../src/content/testing/sampleContent';
import { expect, test } from './test';

test('a picture is put into its folder and named in the page', async ({ editor, page }) => {
  const cloth = readFileSync(join(__dirname, '../../content/pictures/cloth.jpg'));
  writeSampleContent(editor.folder, 1);
  await editor.open('pages/entries/about');
  await page.getByRole('button', { name: /Choose (different|an) image/ }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer: cloth });
  await expect(page.getByText('loom.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await editor.save();
  expect(editor.read('about.md')).toContain('image: ./pictures/loom.jpg\n');
  expect(editor.files()['pictures/loom.jpg']).toBe(cloth.toString('base64'));
});
