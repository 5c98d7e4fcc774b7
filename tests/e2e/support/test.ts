import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../content';
import { BASE_URL } from './addresses';
import { fontEnvironment } from './fontEnvironment';

const isOtherOrigin = (url: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== BASE_URL;

/**
 * Playwright's `test` in a browser whose only system font is Arimo, so that results don't depend on the machine. A test also
 * fails if a page logs an error that does not match `expectedError`, or sends a request to another origin.
 */
export const test = base.extend<{ expectedError: RegExp | undefined; pageWatch: void }>({
  launchOptions: [
    async ({ launchOptions }, provide, { project, parallelIndex }) => {
      const folder = join(project.outputDir, `fonts-${parallelIndex}`);
      await provide({ ...launchOptions, env: await fontEnvironment('arimo', folder) });
    },
    { scope: 'worker' },
  ],
  expectedError: [undefined, { option: true }],
  pageWatch: [
    async ({ context, expectedError }, provide) => {
      const errors: string[] = [];
      const otherOriginUrls: string[] = [];
      const record = (error: string) => {
        if (!expectedError?.test(error)) errors.push(error);
      };
      context.on('console', (line) => {
        if (line.type() === 'error') record(`${line.text()} ${line.location().url}`);
      });
      context.on('weberror', (error) => record(String(error.error())));
      context.on('request', (request) => {
        if (isOtherOrigin(request.url())) otherOriginUrls.push(request.url());
      });
      await provide();
      expect(errors, 'errors in the console').toEqual([]);
      expect(otherOriginUrls, 'requests to another origin').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page. React then adds a property to every element. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Returns position and size of an element in px. @throws if the element is not rendered */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not rendered.`);
  return box;
}

/** Returns the position of a button's top right corner, in whole pixels. */
export async function topRightCornerOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width } = await boxOf(button);
  return { x: Math.round(x + width), y: Math.round(y) };
}

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Expects the page at an address, and its heading as the only h1. */
export async function expectPage(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, BASE_URL);
  const heading = ADDRESSES.find(({ path }) => path === pathname)?.heading ?? '';
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

export { expect };
