import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { contentFiles } from '../../src/content/read/contentFiles';
import { kindOf } from '../../src/content/shape/kinds';
import { writeSampleContent } from '../../testing/sampleContent';
import {
  formatContentFile,
  parseContentFile,
} from '../../src/gatsby/admin/contentFormat';
import { github, TOKEN } from './github';
import { createGitRepository, type GitRepository } from './gitRepository';

export { expect };

/**
 * What staff do in the editor.
 * @param branches lists the repository's branches
 */
const actionsOn = (page: Page, branches: () => string[]) => {
  const actions = {
    /** @param formPath such as `services/entries/sample-1` */
    async open(formPath: string) {
      // Leaves the editor first: the browser does not reload a page if only the
      // fragment of its address changes.
      await page.goto('about:blank');
      await page.goto(`/admin#/collections/${formPath}`);
    },
    press: (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).click(),
    async signInWithToken() {
      await actions.press('Sign In Using Access Token');
      await page
        .getByRole('textbox', { name: 'Personal Access Token' })
        .fill(TOKEN);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Sign In' })
        .click();
    },

    /**
     * Waits, because Sveltia CMS makes its backup 500 ms after a key press, and
     * nothing on the page shows that it has.
     */
    waitForBackup: () => page.waitForTimeout(1000),
    async save() {
      await actions.waitForBackup();
      await actions.press('Save');
      // Sveltia CMS asks whether to send the draft for review.
      await actions.press('Later');
      await expect(
        page.getByRole('group', { name: 'Content Library' }),
      ).toBeVisible();
    },

    /**
     * Opens the form of a new file. Fills in the field Text, which loads last,
     * repeatedly until it keeps the text.
     * @param list title of a list of files, such as "Services"
     */
    async startEntry(list: string, text: string) {
      await page.getByRole('treeitem', { name: list, exact: true }).click();
      await page
        .getByRole('button', { name: 'Create New Entry' })
        .first()
        .click();
      const field = page.getByRole('textbox', { name: 'Text' }).last();

      await expect(async () => {
        await field.fill(text);
        await expect(field).toHaveText(text);
      }).toPass();
    },
    openEntry: (name: string) =>
      page.getByRole('main').getByText(name, { exact: true }).first().click(),
    async publish() {
      await actions.press(/^Status: /);
      await page.getByRole('menuitemradio', { name: 'Ready' }).click();
      await actions.press('Publish Entry');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Publish' })
        .click();
    },
    async saveAndPublish(name: string) {
      await actions.save();
      await actions.openEntry(name);
      await actions.publish();
      // Publishing deletes the draft's branch.
      await expect.poll(branches).toEqual(['main']);
    },
  };

  return actions;
};

type Editor = GitRepository &
  Pick<ReturnType<typeof github>, 'pulls'> &
  ReturnType<typeof actionsOn>;

/**
 * Writes each content file as the editor would, so that a save changes only
 * what the test edits.
 */
function formatFiles(folder: string): void {
  const files = contentFiles(folder);

  for (const path of files.paths.filter((file) => kindOf(file))) {
    const fields = parseContentFile(files.bytes(path).toString());

    writeFileSync(join(folder, path), formatContentFile(fields));
  }
}

/** Answers the browser's requests to GitHub's API. */
async function answerGitHubRequests(
  context: BrowserContext,
  answer: ReturnType<typeof github>['answer'],
): Promise<void> {
  await context.route('https://api.github.com/**', (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const headers = { 'Access-Control-Allow-Origin': '*' };

    try {
      const body = request.postDataJSON() ?? {};
      const json = answer(request.method(), pathname + search, body) ?? {};

      return route.fulfill({ headers, json });
    } catch (error) {
      // Tests cause only one refusal, a failed merge, for which GitHub answers
      // 405.
      return route.fulfill({
        headers,
        status: 405,
        json: { message: String(error) },
      });
    }
  });
}

export const test = base.extend<{ contentFolder: string; editor: Editor }>({
  /**
   * Path of a folder to copy to the repository's `content/`. If empty,
   * `content/` gets two sample services and values.
   */
  contentFolder: ['', { option: true }],
  editor: async ({ page, context, contentFolder }, provide, testInfo) => {
    const folder = testInfo.outputPath('repository', 'content');

    if (contentFolder) cpSync(contentFolder, folder, { recursive: true });
    else writeSampleContent(folder, 2);

    formatFiles(folder);

    const repository = createGitRepository(testInfo.outputPath('repository'));
    const { pulls, answer } = github(repository);

    await answerGitHubRequests(context, answer);
    await provide({
      ...repository,
      pulls,
      ...actionsOn(page, repository.branches),
    });
  },
});

export const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };
