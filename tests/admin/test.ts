import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { stringifyDocument } from '../../src/content/derive/stringifyDocument';
import { contentFiles } from '../../src/content/read/contentFiles';
import { kindOf } from '../../src/content/shape/kinds';
import { writeSampleContent } from '../../src/content/testing/sampleContent';
import { github } from './github';
import { gitRepository, type GitRepository } from './gitRepository';

export { expect };

/** The repository of the editor, and how to open a form by its list and file: `services/entries/design`. */
type Editor = GitRepository & {
  pulls: ReturnType<typeof github>['pulls'];
  open: (form: string) => Promise<unknown>;
};

/** Copies a folder of content, or writes examples. Quotes are written as the editor writes them. */
function writeContent(folder: string, content: string): void {
  if (content === '') writeSampleContent(folder, 2);
  else cpSync(content, folder, { recursive: true });
  const { paths, document } = contentFiles(folder);
  for (const path of paths.filter(kindOf)) {
    const { fields, body } = document(path);
    writeFileSync(join(folder, path), stringifyDocument(fields, body));
  }
}

export const test = base.extend<{ content: string; editor: Editor }>({
  /** The folder content/ of the repository; empty for examples. */
  content: ['', { option: true }],
  editor: async ({ page, context, content }, provide) => {
    const repository = gitRepository((root) => writeContent(join(root, 'content'), content));
    const { pulls, answer } = github(repository);
    await context.route('https://api.github.com/**', (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const headers = { 'Access-Control-Allow-Origin': '*' };
      try {
        const body = answer(request.method(), pathname + search, request.postDataJSON() ?? {});
        if (Buffer.isBuffer(body)) return route.fulfill({ headers, body });
        if (body === undefined) return route.fulfill({ headers, status: 204 });
        return route.fulfill({ headers, json: body });
      } catch (error) {
        const { message } = error as Error;
        return route.fulfill({ headers, status: 405, json: { message } });
      }
    });
    const open = async (form: string) => {
      await page.goto('about:blank');
      return page.goto(`/admin#/collections/${form}`);
    };
    await provide({ ...repository, pulls, open });
    repository.remove();
  },
});

/** Presses the only button with a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Waits as people do: Sveltia CMS writes a backup 500 ms after the last change. After a faster save, the form asks about the backup. */
export const waitForBackup = (page: Page): Promise<void> => page.waitForTimeout(1000);

/** Saves a form as a draft, which closes the form. */
export async function save(page: Page): Promise<void> {
  await waitForBackup(page);
  await press(page, 'Save');
  await press(page, 'Later');
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

/** Opens a file in the visible list. */
export const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByText(name, { exact: true }).first().click();

/** Publishes the open draft. */
export async function publish(page: Page): Promise<void> {
  await press(page, /^Status: /);
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await press(page, 'Publish Entry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

/** Saves the open form, opens its draft in the list, publishes it, and waits until its branch is deleted. */
export async function saveAndPublish(page: Page, editor: Editor, name: string): Promise<void> {
  await save(page);
  await pick(page, name);
  await publish(page);
  await expect.poll(() => editor.git('branch', '--list')).toBe('* main');
}
