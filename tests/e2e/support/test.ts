import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { BASE_URL } from './addresses';
import { fontEnvironment } from './fontEnvironment';

const isElsewhere = (url: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== BASE_URL;

/**
 * Playwright's `test` with one system font on every machine. Each test also fails if a page logs an error, except
 * `expectedError`, or sends a request to another origin.
 */
export const test = base.extend<{ expectedError: RegExp | undefined; cleanConsole: void }>({
  launchOptions: [
    async ({ launchOptions }, run, { project, parallelIndex }) => {
      const folder = join(project.outputDir, `fonts-${parallelIndex}`);
      await run({ ...launchOptions, env: await fontEnvironment('arimo', folder) });
    },
    { scope: 'worker' },
  ],
  expectedError: [undefined, { option: true }],
  cleanConsole: [
    async ({ context, expectedError }, run) => {
      const errors: string[] = [];
      const elsewhere: string[] = [];
      const note = (error: string) => {
        if (!expectedError?.test(error)) errors.push(error);
      };
      context.on('console', (line) => {
        if (line.type() === 'error') note(`${line.text()} ${line.location().url}`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      context.on('request', (request) => {
        if (isElsewhere(request.url())) elsewhere.push(request.url());
      });
      await run();
      expect(errors, 'errors in the console').toEqual([]);
      expect(elsewhere, 'requests to another origin').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page: it then adds a property to every element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A link in the footer. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Expects an address and the text of the only h1. */
export async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

export { expect };
