import { expect, test } from './test';

test('a picture is put into its folder and named in the page', async ({ editor, page }) => {
  const cloth = Buffer.from(editor.files()['pictures/cloth.jpg'] ?? '', 'base64');
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

test('a picture that cannot be taken is told in a sentence', async ({ editor, page }) => {
  const before = editor.files();
  await editor.open('pages/entries/about');
  await page.getByRole('button', { name: /Choose (different|an) image/ }).click();
  const told = page.waitForEvent('dialog');
  const choosing = page
    .locator('input[type=file]')
    .setInputFiles({ name: 'loom.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  const dialog = await told;
  expect(dialog.message()).toBe(
    'loom.heic is no picture that browsers show. Open it in a program for pictures, save it as JPEG, PNG, WebP or AVIF, and choose that.',
  );
  await dialog.accept();
  await choosing;
  expect(editor.files()).toEqual(before);
});
