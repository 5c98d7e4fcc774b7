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

/** The repository that the editor changes. `open` opens a form by its address in the editor: `services/entries/design`. */
type Editor = GitRepository & {
  pulls: ReturnType<typeof github>['pulls'];
  open: (form: string) => Promise<unknown>;
};

/** Copies `content`; if empty, writes sample content with two services and values. Formats the files as the editor does. */
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
  /** The folder that is copied to `content/` of the repository; empty for sample content. */
  content: ['', { option: true }],
  editor: async ({ page, context, content }, provide, info) => {
    writeContent(info.outputPath('repository', 'content'), content);
    const repository = gitRepository(info.outputPath('repository'));
    const { pulls, answer } = github(repository);
    await context.route('https://api.github.com/**', (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const headers = { 'Access-Control-Allow-Origin': '*' };
      try {
        const body = request.postDataJSON() ?? {};
        const json = answer(request.method(), pathname + search, body) ?? {};
        return route.fulfill({ headers, json });
      } catch (error) {
        const { message } = error as Error;
        // Tests cause only one refusal, a failed merge, for which GitHub answers 405.
        return route.fulfill({ headers, status: 405, json: { message } });
      }
    });
    const open = async (form: string) => {
      // Leaves the editor first: the browser does not reload a page if only the fragment of its address changes.
      await page.goto('about:blank');
      return page.goto(`/admin#/collections/${form}`);
    };
    await provide({ ...repository, pulls, open });
  },
});

/** Options of tests in which nobody is signed in at first. */
export const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };

/** Presses the only button with this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

export async function signInWithToken(page: Page): Promise<void> {
  await press(page, 'Sign In Using Access Token');
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('ghu_wren');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
}

/** Waits until Sveltia CMS has written its backup, 500 ms after a change. After an earlier save, it would offer the backup. */
export const waitForBackup = (page: Page): Promise<void> => page.waitForTimeout(1000);

/** Saves a form as a draft, which closes the form. */
export async function save(page: Page): Promise<void> {
  await waitForBackup(page);
  await press(page, 'Save');
  // Sveltia CMS asks whether to send the draft for review.
  await press(page, 'Later');
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

/** Opens the form of a file by its name in the visible list. */
export const openEntry = (page: Page, name: string): Promise<void> =>
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
  await openEntry(page, name);
  await publish(page);
  await expect.poll(editor.branches).toEqual(['main']);
}
