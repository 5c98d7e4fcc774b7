import { join } from 'node:path';
import {
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { ADDRESSES, content } from '../../content';
import { BASE_URL } from './addresses';
import { writeFontConfig } from './writeFontConfig';

/**
 * A test also fails if a page sends a request to another origin, or has an
 * error that does not match `expectedError`.
 */
export const test = base.extend<{
  expectedError: RegExp | undefined;
  failOnFaults: void;
}>({
  launchOptions: [
    async ({ launchOptions }, provide, { project, parallelIndex }) => {
      const folder = join(project.outputDir, `fonts-${parallelIndex}`);

      // The browser finds only this system font, so that results don't depend
      // on the machine's fonts.
      await provide({
        ...launchOptions,
        env: await writeFontConfig('arimo', folder),
      });
    },
    { scope: 'worker' },
  ],
  expectedError: [undefined, { option: true }],
  failOnFaults: [
    async ({ context, expectedError }, provide) => {
      const faults: string[] = [];

      const record = (error: string) => {
        if (!expectedError?.test(error)) faults.push(error);
      };

      context.on('console', (line) => {
        if (line.type() === 'error')
          record(`${line.text()} ${line.location().url}`);
      });
      context.on('weberror', (error) => record(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const usesNetwork = /^(https?|wss?):/.test(protocol);

        if (usesNetwork && origin !== BASE_URL)
          faults.push(`Request to ${request.url()}`);
      });
      await provide();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Runs in the page. gatsby-browser.tsx hides Gatsby's announcer once React has
 * shown the page, hydrated or rendered anew.
 */
export const isHydrated = () =>
  document.getElementById('gatsby-announcer')?.hidden === true;
export const untilHydrated = (page: Page) => page.waitForFunction(isHydrated);

export async function open(
  page: Page,
  path: string,
  width?: number,
  height = 900,
): Promise<void> {
  if (width) await page.setViewportSize({ width, height });
  await page.goto(path);
  await untilHydrated(page);
}

export async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);

  // the default is 16 px
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();

  if (!box) throw new Error(`${String(element)} is not rendered.`);

  return box;
}

export async function topRightCornerOf(
  element: Locator,
): Promise<{ x: number; y: number }> {
  const { x, y, width } = await boxOf(element);

  return { x: Math.round(x + width), y: Math.round(y) };
}

export const colourOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).color);

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

export async function expectPage(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, BASE_URL);
  const heading =
    ADDRESSES.find(({ path }) => path === pathname)?.heading ?? '';

  await expect(page).toHaveURL(address);
  // exactly one h1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

export async function followFooterLinks(
  page: Page,
  ...names: ('about' | 'contact' | 'privacy')[]
) {
  for (const name of names) {
    await footerLink(page, content[name].name).click();
    await expectPage(page, `/${name}`);
  }
}

export { expect };
