import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './test';
import { words } from './words';

const built = join(__dirname, '../../public');

/** The drawing of the hero: the widest of the page. */
const hero = (page: Page) =>
  page.evaluate(() => {
    const [widest] = [...document.querySelectorAll('main svg')].sort(
      (a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width,
    );
    return widest?.innerHTML ?? '';
  });

async function follow(page: Page, name: string, heading: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('Home has the same drawing after a visit to About', async ({ page }) => {
  await open(page, '/');
  const before = await hero(page);
  expect(before).toContain('<path');
  await follow(page, 'About', words.about.heading);
  expect(await hero(page)).not.toBe(before);
  await follow(page, 'Home', words.home.heading);
  await expect.poll(() => hero(page)).toBe(before);
});

test('a page that is reached by a link takes its drawing from a file of its own', async ({
  page,
}) => {
  await open(page, '/');
  const inHtml = await hero(page);
  await open(page, '/about');
  const file = page.waitForResponse(/\/art\/loom-[0-9a-f]{8}\.svg$/);
  await follow(page, 'Home', words.home.heading);
  expect((await file).headers()['content-type']).toContain('image/svg+xml');
  await expect.poll(() => hero(page)).toBe(inHtml);
});

test('the drawings are in the HTML and neither in the scripts nor in the data of the pages', () => {
  const drawings = readdirSync(join(built, 'art')).map((name) => {
    const [path = ''] =
      /(?<= d=")[^"]{12,}/.exec(readFileSync(join(built, 'art', name), 'utf8')) ?? [];
    return path.slice(0, 40);
  });
  expect(drawings.length).toBeGreaterThan(10);
  const home = readFileSync(join(built, 'index.html'), 'utf8');
  expect(drawings.some((path) => path && home.includes(path))).toBe(true);

  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  const data = readdirSync(join(built, 'page-data'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join('page-data', name));
  expect(scripts.length).toBeGreaterThan(5);
  expect(data.length).toBeGreaterThan(4);
  for (const name of [...scripts, ...data]) {
    if (!existsSync(join(built, name))) continue;
    const text = readFileSync(join(built, name), 'utf8');
    const found = drawings.filter((path) => path && text.includes(path));
    expect(found, name).toEqual([]);
  }
});
