import { join } from 'node:path';
import {
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { ADDRESSES, content, label } from '../../content';
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
 * Runs in the page. finishFirstRender.ts hides Gatsby's announcer once React
 * has shown the page, hydrated or rendered anew.
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

/**
 * Finds a link by its name and its address: another link may have the same
 * name.
 */
export const linkIn = (region: Locator, name: string, address: string) =>
  region
    .getByRole('link', { name, exact: true })
    .and(region.page().locator(`[href=${JSON.stringify(address)}]`));

/**
 * Name of a page that every agency has. It is the page's key in `content`, and
 * its address without the slash.
 */
export type PageKey = 'home' | 'about' | 'contact' | 'privacy';

/**
 * Finds the link to a page in the lists of a footer or a drawer. A logo, which
 * also leads to Home, is in no list.
 */
export const pageLinkIn = (region: Locator, key: PageKey) =>
  linkIn(region.getByRole('listitem'), content[key].name, `/${key}`);

export const footerLink = (page: Page, key: PageKey) =>
  pageLinkIn(page.getByRole('contentinfo'), key);

/**
 * The link that skips the bar. Dismiss may lead to the same place, but is in
 * the content.
 */
export const skipLink = (page: Page) =>
  page
    .getByRole('link', { name: label('skip'), exact: true })
    .and(page.locator('[href="#main"]:not(main *)'));

/**
 * The list of sections of a text page. Another list of links may have the same
 * name.
 */
export const contentsList = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: label('contents'), exact: true });

/**
 * The agency's name in the hero of Home: the second paragraph, after the lead.
 * Its parent also has the logo.
 */
export const heroName = (page: Page) =>
  page.getByRole('main').getByRole('paragraph').nth(1);

/**
 * The part of a page with this heading, found also by the heading's id: two
 * parts may have the same heading.
 */
export const section = (
  page: Page,
  id: string,
  { heading }: { heading: string },
) =>
  page
    .getByRole('region', { name: heading, exact: true })
    .and(page.locator(`[aria-labelledby="${id}"]`));

export async function expectPage(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, BASE_URL);
  const heading =
    ADDRESSES.find(({ path }) => path === pathname)?.heading ?? '';

  await expect(page).toHaveURL(address);
  // exactly one h1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

export async function followFooterLinks(page: Page, ...keys: PageKey[]) {
  for (const key of keys) {
    await footerLink(page, key).click();
    await expectPage(page, `/${key}`);
  }
}

/** Clicks several links of the footer before the page can change. */
export const clickAtOnce = (
  page: Page,
  paths: readonly string[],
): Promise<void> =>
  page.evaluate((targets) => {
    for (const path of targets)
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  }, paths);

export { expect };
