import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { kindOf } from '../../src/content/shape/kinds';
import { listOf } from '../../src/content/derive/editorConfig';
import { stringifyDocument } from '../../src/content/derive/stringifyDocument';
import { readDocument } from '../../src/content/read/readDocument';
import { caretToEnd, expect, test } from './test';

const CONTENT = join(__dirname, '../../content');

const forms = contentFiles(CONTENT).paths.flatMap((path) => {
  const kind = kindOf(path);
  if (!kind) return [];
  const name = path.replace(/^.*\/|\.md$/g, '');
  return [{ path, form: `${listOf(kind)}/entries/${name}`, hasText: kind.body !== undefined }];
});

/** The lines of a text that another does not have in their place. */
const changedLines = (text: string, other: string): string[] => {
  const lines = other.split('\n');
  return text.split('\n').filter((line, index) => line !== lines[index]);
};

const ADDED = ' xyz';

for (const { path, form, hasText } of forms) {
  test(`${path}: a changed word changes one line, and changing it back leaves no trace`, async ({
    editor,
    page,
  }) => {
    rmSync(editor.folder, { recursive: true });
    cpSync(CONTENT, editor.folder, { recursive: true });
    // Whoever wrote it may have set quotes that the editor takes away.
    const { fields, body: words } = readDocument(editor.read(path));
    const text = stringifyDocument(fields, words);
    writeFileSync(join(editor.folder, path), text);
    const before = editor.files();
    await editor.open(form);
    // What a thing is called: not every first field of a form is a text.
    const field = page.getByRole('textbox', { name: /^(Name|Title)/ }).first();
    const body = page.locator('[data-slate-editor]');
    const word = await field.inputValue();

    await field.fill(`${word}x`);
    if (hasText) {
      await caretToEnd(page, body);
      await page.keyboard.type(ADDED);
    }
    await editor.save();
    const changes = changedLines(editor.read(path), text);
    expect(changes).toHaveLength(hasText ? 2 : 1);
    expect(changes[0]).toContain(`${word}x`);
    if (hasText) expect(changes[1]).toMatch(new RegExp(`${ADDED}$`));

    await editor.open(form);
    await field.fill(word);
    if (hasText) {
      await caretToEnd(page, body);
      for (let key = 0; key < ADDED.length; key += 1) await page.keyboard.press('Backspace');
    }
    await editor.save();
    expect(editor.read(path)).toBe(text);
    expect(editor.files()).toEqual(before);
  });
}
