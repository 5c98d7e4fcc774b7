import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { serviceKind } from '../../src/content/shape/kinds/service';
import { sampleFile } from '../../testing/sampleContent';
import { writeAdmin } from '../../src/gatsby/admin/writeAdmin';
import { expect, SIGNED_OUT, test } from './test';

test.use(SIGNED_OUT);

test('edits a local file, and shows its page beside the form', async ({
  editor,
  page,
}) => {
  const publicFolder = mkdtempSync(join(tmpdir(), 'local-'));
  const adminFile = (name: string) => ({
    path: join(publicFolder, 'admin', name),
  });

  await writeAdmin(publicFolder, 'local');
  // Replaces the server's editor, which changes a repository on GitHub.
  await page.route('**/admin', (route) =>
    route.fulfill(adminFile('index.html')),
  );
  await page.route('**/admin/*', (route) =>
    route.fulfill(adminFile(basename(route.request().url()))),
  );
  await page.route('**/about', (route) =>
    route.fulfill({ body: 'The about page' }),
  ); // the page of services
  // The browser's private file system stands in for the project's folder.
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: () => navigator.storage.getDirectory(),
    });
  });
  await page.goto('/admin');
  const file = await page.evaluateHandle(async (text) => {
    const create = { create: true };
    const root = await navigator.storage.getDirectory();

    // Sveltia CMS accepts only a folder with .git.
    await root.getDirectoryHandle('.git', create);
    const content = await root.getDirectoryHandle('content', create);
    const services = await content.getDirectoryHandle('services', create);
    const handle = await services.getFileHandle('sample-1.md', create);
    const stream = await handle.createWritable();

    await stream.write(text);
    await stream.close();

    return handle;
  }, sampleFile(serviceKind));

  await editor.press('Work with Local Repository');
  await page.getByRole('treeitem', { name: 'Services' }).click();
  await editor.openEntry('1. Sample 1');
  const previewedPage = page
    .frameLocator('iframe')
    .frameLocator('[title="The live page"]');

  await expect(previewedPage.getByText('The about page')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sample one');
  await editor.press('Save');
  await expect
    // A read fails while Sveltia CMS writes the file; `catch` makes `poll` read
    // again.
    .poll(() =>
      file
        .evaluate(async (handle) => (await handle.getFile()).text())
        .catch(String),
    )
    .toBe(sampleFile(serviceKind).replace('Sample 1', 'Sample one'));
});
