import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { listen } from '../../local/ports';
import { writeSampleContent } from '../../src/content/testing/sampleContent';
import { editorHost } from '../../local/editor/editorHost';

export { expect };

/** An editor on a content folder of its own. */
export interface Editor {
  /** The folder that it writes into, which has examples in it. */
  folder: string;
  address: string;
  read: (path: string) => string;
  /** All files of the folder by their paths. */
  files: () => Record<string, string>;
  /** Opens the form of a file: `pages/entries/home`. */
  open: (form: string) => Promise<void>;
  /** Presses Save, and waits until the file is written. */
  save: () => Promise<void>;
}

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  );

/** Presses Save, whether or not what stands in the form can be saved. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
}

async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText('Saved on this computer').last()).toBeVisible();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/**
 * Puts the caret behind the last letter of the text, and sees that it stays there: the editor reads the caret ten times a
 * second, and whenever it draws itself anew it puts back the caret that it has read last.
 */
export async function caretToEnd(page: Page, body: Locator): Promise<void> {
  await body.click();
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End', { delay: 250 });
      return body.evaluate((element) => {
        const caret = getSelection();
        if (!caret?.focusNode || !element.contains(caret.focusNode)) return 'elsewhere';
        const rest = document.createRange();
        rest.setStart(caret.focusNode, caret.focusOffset);
        rest.setEnd(element, element.childNodes.length);
        return rest.toString();
      });
    })
    .toMatch(/^[\s\uFEFF]*$/);
}

export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, provide) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'editor-')), 'content');
    writeSampleContent(folder, 2);
    const site = createServer(({ url }, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`The live page ${url}`);
    });
    const live = `http://localhost:${await listen(site)}`;
    const host = editorHost(folder, live);
    const address = `http://localhost:${await listen(host)}`;
    // Nothing but this machine is asked for anything.
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:\/\/(?!localhost:)/.test(request.url())) elsewhere.push(request.url());
    });
    await provide({
      folder,
      address,
      read: (path) => readFileSync(join(folder, path), 'utf8'),
      files: () => filesIn(folder),
      open: async (form) => {
        // From form to form without its list between them, Decap CMS would show the words of the first.
        await page.goto('about:blank');
        await page.goto(`${address}/#/collections/${form}`);
      },
      save: () => save(page),
    });
    expect(elsewhere).toEqual([]);
    for (const server of [host, site]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(join(folder, '..'), { recursive: true });
  },
});
