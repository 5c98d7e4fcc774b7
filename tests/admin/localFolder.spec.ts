import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { service } from '../../src/content/shape/kinds/service';
import { sampleFile } from '../../src/content/testing/sampleContent';
import { writeAdmin } from '../../src/gatsby/admin/writeAdmin';
import { expect, pick, press, test } from './test';

test.use({ storageState: { cookies: [], origins: [] } });

test('edits a folder on one’s own machine beside the live page', async ({ page }) => {
  const built = mkdtempSync(join(tmpdir(), 'local-'));
  await writeAdmin(built, 'local');
  await page.route(/\/admin(\/[^/]*)?$/, (route) => {
    const [name] = /[^/]+\.\w+$/.exec(route.request().url()) ?? ['index.html'];
    return route.fulfill({ path: join(built, 'admin', name) });
  });
  await page.route('**/about', (route) => route.fulfill({ body: 'The about page' }));
  // The browser's own private folder stands in for the project's folder.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin');
  const file = await page.evaluateHandle(async (text) => {
    const root = await navigator.storage.getDirectory();
    const folder = (from: FileSystemDirectoryHandle, name: string) =>
      from.getDirectoryHandle(name, { create: true });
    await folder(root, '.git');
    const services = await folder(await folder(root, 'content'), 'services');
    const handle = await services.getFileHandle('sample-1.md', { create: true });
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
    return handle;
  }, sampleFile(service));
  await press(page, 'Work with Local Repository');
  await page.getByRole('treeitem', { name: 'Services' }).click();
  await pick(page, '1. Sample 1');
  await expect
    .poll(() =>
      page
        .frame({ url: /\/about$/ })
        ?.locator('body')
        .textContent(),
    )
    .toBe('The about page');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sample one');
  await press(page, 'Save');
  await expect
    .poll(() => file.evaluate(async (handle) => (await handle.getFile()).text()))
    .toBe(sampleFile(service).replace('Sample 1', 'Sample one'));
});
