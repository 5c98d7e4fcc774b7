import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { BASE_URL } from './addresses';
import { fontEnvironment } from './fontEnvironment';

const isElsewhere = (url: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== BASE_URL;

/**
 * Every browser test also holds two promises of the site: no page writes an error to the console, and no page asks
 * another origin for anything. A test that breaks something on purpose says which errors the browser will report.
 * The browser finds the same typeface on every machine.
 */
export const test = base.extend<{ expectedError: RegExp | undefined; promises: void }>({
  launchOptions: [
    async ({ launchOptions }, run, { project, parallelIndex }) => {
      const folder = join(project.outputDir, `fonts-${parallelIndex}`);
      await run({ ...launchOptions, env: await fontEnvironment('arimo', folder) });
    },
    { scope: 'worker' },
  ],
  expectedError: [undefined, { option: true }],
  promises: [
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

/** Waits until the scripts of the page have taken it over: React then leaves its mark on every element. */
export async function scripted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Opens a page as a visitor with scripts has it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scripted(page);
}

/** A link of the footer, which every page has. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Waits until a page is shown, which stands at its own address and has one heading. */
export async function shows(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

export { expect };
