import { basename, join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { isFolder } from '../../src/content/shape/fields';
import { kindOf } from '../../src/content/shape/kinds';
import { expect, test } from './test';

/**
 * Returns the paths of the content's files by the editor's collections: one for
 * each folder, such as `services/`, and `site` for single files, such as
 * `home.md`.
 */
function pathsByCollection(contentFolder: string): Map<string, string[]> {
  const collections = new Map<string, string[]>();

  for (const path of contentFiles(contentFolder).paths) {
    const kind = kindOf(path);

    if (!kind) continue; // Pictures and README.md have no form.
    const name = isFolder(kind) ? kind.path.slice(0, -1) : 'site';

    collections.set(name, [...(collections.get(name) ?? []), path]);
  }

  return collections;
}

for (const folder of ['content', 'tests/agency/content'])
  test.describe(folder, () => {
    const contentFolder = join(__dirname, '../..', folder);

    test.use({ contentFolder });

    for (const [collection, paths] of pathsByCollection(contentFolder))
      test(`each file of ${collection} opens unchanged; a new letter changes one line`, async ({
        editor,
        page,
      }) => {
        for (const path of paths) {
          const slug = basename(path, '.md');
          const form = page.getByRole('group', { name: 'Content Editor' });

          // Leaves the form of the previous file by the list, as staff do.
          await page.goto(`/admin#/collections/${collection}`);
          await expect(form).toBeHidden();
          await page.goto(`/admin#/collections/${collection}/entries/${slug}`);
          const field = form
            .getByRole('textbox', { name: /^(Name|Title|From)/ })
            .first();
          const value = await field.inputValue();

          await expect(
            form.getByRole('button', { name: 'Save' }),
            path,
          ).toBeDisabled();
          // Replaces the last letter, because the value may already have the
          // maximum length.
          await field.fill(`${value.slice(0, -1)}x`);
          await editor.save();
          const diff = editor.git(
            'diff',
            '--numstat',
            'main',
            `cms/${collection}/${slug}`,
          );

          // one line added, one deleted
          expect(diff, path).toBe(`1\t1\tcontent/${path}`);
        }
      });
  });
