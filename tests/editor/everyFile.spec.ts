import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/contentFiles';
import { isFolder } from '../../src/content/fields';
import { kindOf } from '../../src/content/kinds';
import { expect, test } from './test';

const CONTENT = join(__dirname, '../../content');

const forms = contentFiles(CONTENT, '').paths.flatMap((path) => {
  const kind = kindOf(path);
  if (!kind) return [];
  const name = path.replace(/^.*\/|\.md$/g, '');
  const list = isFolder(kind) ? kind.path.slice(0, -1) : kind.addresses ? 'pages' : 'everywhere';
  return [{ path, form: `${list}/entries/${name}`, hasText: kind.body !== undefined }];
});

/** The lines of a text that another does not have in their place. */
const changedLines = (text: string, other: string): string[] => {
  const lines = other.split('\n');
  return text.split('\n').filter((line, index) => line !== lines[index]);
};

for (const { path, form, hasText } of forms) {
  test(`${path}: a change of one word and back changes one line and back`, async ({
    editor,
    page,
  }) => {
    cpSync(CONTENT, editor.folder, { recursive: true });
    const before = editor.files();
    const text = editor.read(path);
    await editor.open(form);
    const field = page.getByRole('textbox').first();
    const word = await field.inputValue();

    await field.fill(`${word}x`);
    await editor.save();
    expect(changedLines(editor.read(path), text)).toHaveLength(1);

    await page.reload();
    await field.fill(word);
    await editor.save();
    expect(editor.read(path)).toBe(text);
    expect(editor.files()).toEqual(before);
  });

  if (!hasText) continue;
  test(`${path}: a change of the text changes one line and back`, async ({ editor, page }) => {
    cpSync(CONTENT, editor.folder, { recursive: true });
    const text = editor.read(path);
    await editor.open(form);
    const field = page.locator('[data-slate-editor]');
    await field.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' xyz');
    await editor.save();
    expect(changedLines(editor.read(path), text)).toEqual([expect.stringMatching(/ xyz$/)]);

    await page.reload();
    await field.click();
    await page.keyboard.press('Control+End');
    for (const _ of ' xyz') await page.keyboard.press('Backspace');
    await editor.save();
    expect(editor.read(path)).toBe(text);
  });
}
