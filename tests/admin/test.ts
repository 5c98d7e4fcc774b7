import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { bareRepository, type BareRepository } from './bareRepository';
import { github } from './github';
import { stringifyDocument } from '../../src/content/derive/stringifyDocument';
import { contentFiles } from '../../src/content/read/contentFiles';
import { kindOf } from '../../src/content/shape/kinds';
import { writeSampleContent } from '../../src/content/testing/sampleContent';

export { expect };

type GitHub = ReturnType<typeof github>;

/** The editor on a repository of its own. */
export interface Editor extends BareRepository {
  pulls: GitHub['pulls'];
  /** What GitHub answers instead of its usual answer, while a test says so. */
  instead: (method: string, path: string, query: string) => number | 'nothing' | undefined;
  /** Opens a form, by its list and the name of its file: `services/entries/design`. */
  open: (form: string) => Promise<void>;
  /** The lines that main has and had not, and those that it had, as git tells them; by file. */
  published: () => string[];
}

async function playGitHub(context: BrowserContext, editor: Editor, answer: GitHub['answer']) {
  await context.route('https://api.github.com/**', async (route: Route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const [method, path] = [request.method(), pathname + search];
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const other = editor.instead(method, path, String(body.query ?? ''));
    if (other === 'nothing') return route.abort();
    const given = other
      ? { status: other, body: { message: 'No' } }
      : answer({ method, path, body });
    const isFile = Buffer.isBuffer(given.body);
    return route.fulfill({
      status: given.status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: isFile ? 'application/octet-stream' : 'application/json',
      body: isFile ? (given.body as Buffer) : JSON.stringify(given.body ?? null),
    });
  });
}

export const test = base.extend<{ content: string; token: string | undefined; editor: Editor }>({
  /** The folder content/ of the repository; examples in the shape, where it is empty. */
  content: ['', { option: true }],
  /** The token of who has signed in before. */
  token: ['ghu_wren', { option: true }],
  editor: async ({ page, context, content, token }, provide) => {
    const sample = mkdtempSync(join(tmpdir(), 'content-'));
    if (content === '') writeSampleContent(sample, 2);
    else cpSync(content, sample, { recursive: true });
    // Who wrote a file may have set quotes that the editor takes away.
    const { paths, document } = contentFiles(sample);
    for (const path of paths.filter(kindOf)) {
      const { fields, body } = document(path);
      writeFileSync(join(sample, path), stringifyDocument(fields, body));
    }
    const repository = bareRepository(sample);
    const first = repository.head('main') ?? '';
    const { pulls, answer } = github(repository);
    const editor: Editor = {
      ...repository,
      pulls,
      instead: () => undefined,
      open: async (form) => {
        await page.goto('about:blank');
        await page.goto(`/admin#/collections/${form}`);
      },
      published: () =>
        repository
          .git('diff', '--unified=0', first, 'main', '--', 'content')
          .split('\n')
          .filter((line) => /^[+-](?!--|\+\+)/.test(line)),
    };
    await playGitHub(context, editor, answer);
    if (token)
      await context.addInitScript(
        (user) => {
          if (location.pathname === '/admin') localStorage.setItem('sveltia-cms.user', user);
        },
        JSON.stringify({ backendName: 'github', token }),
      );
    // Nothing but the site and GitHub is asked for anything.
    const elsewhere: string[] = [];
    context.on('requestfinished', (request) => {
      const { origin } = new URL(request.url());
      if (
        !/^(null|http:\/\/(localhost|127\.0\.0\.1):\d+|https:\/\/(api\.github\.com|preview\.agency\.example))$/.test(
          origin,
        )
      )
        elsewhere.push(request.url());
    });
    await provide(editor);
    expect(elsewhere).toEqual([]);
    repository.remove();
    rmSync(sample, { recursive: true });
  },
});

/** Presses a button, which must be the only one of its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Saves a form as a draft, and says that it needs no review by others. The form closes then. */
export async function save(page: Page): Promise<void> {
  await press(page, 'Save');
  await press(page, 'Later');
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

/** Opens a file in the list that is shown. */
export const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByText(name, { exact: true }).first().click();

/** Presses what publishes the draft whose form is open. */
export async function pressPublish(page: Page): Promise<void> {
  await press(page, /^Status: /);
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await press(page, 'Publish Entry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

/** Publishes the draft whose form is open, and waits until its branch is gone. */
export async function publish(page: Page, editor: Editor): Promise<void> {
  await pressPublish(page);
  await expect.poll(() => editor.git('branch', '--list')).toBe('* main');
}
