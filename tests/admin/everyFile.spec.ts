import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { isFolder } from '../../src/content/shape/fields';
import { kindOf } from '../../src/content/shape/kinds';
import { expect, save, test } from './test';

for (const folder of ['content', 'tests/agency/content']) {
  const content = join(__dirname, '../..', folder);
  test.describe(folder, () => {
    test.use({ content });
    test('opening a file changes nothing, and a changed word is a changed line', async ({
      editor,
      page,
    }) => {
      await page.goto('/admin');
      for (const path of contentFiles(content).paths) {
        const kind = kindOf(path);
        if (!kind) continue;
        const [name = ''] = /[^/]+(?=\.md$)/.exec(path) ?? [];
        const list = isFolder(kind) ? kind.path.slice(0, -1) : 'site';
        const form = `#/collections/${list}/entries/${name}`;
        await page.evaluate((hash) => location.assign(hash), form);
        const editing = page.getByRole('group', { name: 'Content Editor' });
        const field = editing.getByRole('textbox', { name: /^(Name|Title)/ }).first();
        const word = await field.inputValue();
        await expect(editing.getByRole('button', { name: 'Save' }), path).toBeDisabled();
        // Some words are as long as their field allows.
        await field.fill(`${word.slice(0, -1)}x`);
        await save(page);
        const changed = editor.git('diff', '--numstat', 'main', `cms/${list}/${name}`);
        expect(changed, path).toBe(`1\t1\tcontent/${path}`);
      }
    });
  });
}
