import { carousel, MOVES, slider, STANDS } from './support/carousel';
import { field } from './support/fillForm';
import { watchRequests, type PageWeight } from './support/pageWeight';
import { expect, open, test } from './support/test';

/**
 * How much a page may weigh, in bytes at brotli's highest quality, where a kilobyte is 1000 of them. What a figure is
 * made of, and why it stays, is in docs/performance.md; one is raised only with its reason there.
 */
const MOST = {
  /** The document, with its style sheet and its art. */
  document: 16_000,
  fonts: 40_000,
  /** Each file with the letters of another language that the content has. */
  restOfFont: 10_000,
  scripts: 86_000,
  /** Once the carousel or the form is there. */
  allScripts: 107_000,
  requests: 12,
  /** All of the page as it opens on a phone. */
  all: 150_000,
};

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const COLUMNS = ['html', 'css', 'art', 'fonts', 'scripts', 'images', 'other', 'requests'] as const;
const rows: string[][] = [];

const note = (name: string, weight: PageWeight): void => {
  rows.push([name, ...COLUMNS.map((column) => String(weight[column]))]);
};

/** All of a page's bytes. */
const bytesOf = (weight: PageWeight): number =>
  Object.values(weight).reduce((sum, each) => sum + each, -weight.requests);

// One after the other, so that their table is printed once.
test.describe.configure({ mode: 'default' });

test.afterAll(() => {
  const table = [['bytes, brotli', ...COLUMNS], ...rows];
  const lines = table.map(([name = '', ...cells]) =>
    [name.padEnd(32), ...cells.map((cell) => cell.padStart(9))].join(''),
  );
  console.log(lines.join('\n'));
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const path of ['/', '/about', '/contact', '/privacy']) {
    test(`${path} keeps to its budget as it opens on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const requests = watchRequests(page);
      await open(page, path);
      await requests.idle();
      const weight = await requests.weight();
      note(`${path} ${screen}`, weight);
      expect(weight.html + weight.css + weight.art).toBeLessThanOrEqual(MOST.document);
      const rest = requests.urls().filter((url) => /\.woff2$/.test(url) && !url.includes('-base-'));
      expect(weight.fonts).toBeLessThanOrEqual(MOST.fonts + rest.length * MOST.restOfFont);
      expect(weight.scripts).toBeLessThanOrEqual(MOST.scripts);
      expect(weight.requests).toBeLessThanOrEqual(MOST.requests + rest.length);
      if (screen === 'phone')
        expect(bytesOf(weight)).toBeLessThanOrEqual(MOST.all + rest.length * MOST.restOfFont);
    });
  }
}

test('the carousel keeps to the budget of Home, and is not there before it comes near', async ({
  page,
}) => {
  test.skip(!MOVES, STANDS);
  await page.setViewportSize(SCREENS.phone);
  const requests = watchRequests(page);
  await open(page, '/');
  await requests.idle();
  const opened = await requests.weight();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await requests.idle();
  const weight = await requests.weight();
  note('/ with the carousel', weight);
  expect(weight.scripts).toBeGreaterThan(opened.scripts);
  expect(weight.scripts).toBeLessThanOrEqual(MOST.allScripts);
});

test('the form keeps to the budget of Contact, and is not there before the visitor turns to it', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  const requests = watchRequests(page);
  await open(page, '/contact');
  await requests.idle();
  const opened = await requests.weight();
  const came = page.waitForEvent('requestfinished');
  await field(page, 'name').focus();
  await came;
  await requests.idle();
  const weight = await requests.weight();
  note('/contact with the form', weight);
  expect(weight.scripts).toBeGreaterThan(opened.scripts);
  expect(weight.scripts).toBeLessThanOrEqual(MOST.allScripts);
});
