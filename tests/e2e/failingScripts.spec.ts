import type { Page } from '@playwright/test';
import {
  carousel,
  expectAllSlides,
  skipWithoutTwoSlides,
} from './support/carousel';
import {
  field,
  fillForm,
  newEnquiry,
  readForm,
  submitButton,
} from './support/form';
import { expectSent } from './support/sending';
import { boxOf, expect, followFooterLinks, open, test } from './support/test';

// Messages about what these tests break: by the browser, webpack, Gatsby and
// React.
test.use({
  expectedError:
    /Failed to load resource|ChunkLoadError|Loading chunk|page resources|TypeError|Content Security Policy|violates/,
});

const reloadNotice = (page: Page) => page.locator('#reload');

test('a new version that is put online does not make Gatsby reload a page, so that typed text stays', async ({
  page,
}) => {
  await open(page, '/contact');
  const appData = await page.request.get('/page-data/app-data.json');

  expect(await appData.json()).toEqual({ webpackCompilationHash: '' });
  const hashOfPage = await page.evaluate(() =>
    Reflect.get(window, '___webpackCompilationHash'),
  );

  expect(hashOfPage).toBe('');
});

test('no reload notice appears over typed text, which can be sent', async ({
  page,
}) => {
  await page.route('**/component---src-templates-contact-*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/contact');
  const typed = newEnquiry();

  await fillForm(page, typed);
  await page.waitForLoadState('networkidle');

  await expect(reloadNotice(page)).toBeHidden();
  expect(await readForm(page)).toEqual(typed);
  await submitButton(page).click();
  await expectSent(page, typed);
});

test('the reload notice goes as soon as a visitor types', async ({ page }) => {
  await page.route('**/component---src-templates-contact-*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/contact');
  await expect(reloadNotice(page)).toBeVisible();
  await field(page, 'name').fill('Zoë');
  await expect(reloadNotice(page)).toBeHidden();
});

test('a link shows its page although the page’s data no longer fits the loaded script', async ({
  page,
}) => {
  await open(page, '/');
  let isOutdated = true;

  await page.route('**/page-data/about/page-data.json', async (route) => {
    if (!isOutdated) return route.continue();
    isOutdated = false; // the new document loads a script that fits the data
    const data = (await (await route.fetch()).json()) as {
      result: { data: { page: { services?: unknown } } };
    };

    delete data.result.data.page.services;

    return route.fulfill({ json: data });
  });
  await followFooterLinks(page, 'about');
});

const HOME_FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  [
    'an extension blocks all scripts',
    (page) =>
      page.route('/', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers() };

        headers['content-security-policy'] = "script-src 'none'";
        await route.fulfill({ response, headers });
      }),
  ],
  ...[
    'app-*.js',
    'component---src-templates-home-*.js',
    'page-data/index/page-data.json',
  ].map((file): [string, (page: Page) => Promise<unknown>] => [
    `${file} does not load`,
    (page) =>
      page.route(`**/${file}`, (route) => route.fulfill({ status: 404 })),
  ]),
];

for (const [failure, fail] of HOME_FAILURES)
  test(`Home is like a page without scripts if ${failure}`, async ({
    page,
  }) => {
    skipWithoutTwoSlides();
    await fail(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');

    await expectAllSlides(page);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);

    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(page.getByRole('banner')).toHaveCSS(
      'background-color',
      /^rgb\(/,
    );
  });

for (const [width, height] of [
  [320, 256], // 1280 × 1024 at 400 %
  [667, 375], // a phone on its side
] as const)
  test(`the reload notice hides no focused field at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/component---src-templates-contact-*.js', (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto('/contact');
    await expect(reloadNotice(page)).not.toHaveAttribute('hidden');
    await field(page, 'name').focus();
    const input = await boxOf(field(page, 'name'));
    const bar = await boxOf(page.getByRole('banner'));
    const notice = await boxOf(reloadNotice(page));
    const top = Math.max(input.y, bar.y + bar.height);
    const bottom = Math.min(
      input.y + input.height,
      Math.max(notice.y, bar.y + bar.height),
      height,
    );

    expect(bottom - top, 'visible px of the field').toBeGreaterThan(
      input.height - 2,
    );
  });
