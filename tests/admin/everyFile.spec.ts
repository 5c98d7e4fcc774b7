import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentFiles } from '../../src/content/read/contentFiles';
import { kindOf } from '../../src/content/shape/kinds';
import { listOf } from '../../src/content/derive/editorConfig';
import { expect, save, test } from './test';

/** Opens a form by its address, as a link does. */
const go = (page: Page, form: string) =>
  page.evaluate((hash) => location.assign(hash), `#/collections/${form}`);

for (const folder of ['content', 'tests/agency/content']) {
  const content = join(__dirname, '../..', folder);
  test.describe(folder, () => {
    test.use({ content });
    test('a file that is opened is not changed, and a changed word is a changed line', async ({
      editor,
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/admin');
      for (const path of contentFiles(content).paths) {
        const kind = kindOf(path);
        if (!kind) continue;
        const name = path.replace(/^.*\/|\.md$/g, '');
        const branch = `cms/${listOf(kind)}/${name}`;
        await go(page, `${listOf(kind)}/entries/${name}`);
        const form = page.getByRole('group', { name: 'Content Editor' });
        const field =
          kind.path === 'brand.md'
            ? form.getByRole('textbox', { name: 'Name' }).first()
            : form.getByRole('textbox', { name: /^(Name|Title)/ }).first();
        const word = await field.inputValue();
        await expect(form.getByRole('button', { name: 'Save' }), path).toBeDisabled();
        // Some words are as long as their field takes.
        await field.fill(`${word.slice(0, -1)}x`);
        await save(page);
        expect(editor.git('diff', '--numstat', 'main', branch), path).toBe(`1\t1\tcontent/${path}`);
      }
    });
  });
}
