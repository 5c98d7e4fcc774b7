import type { Page } from '@playwright/test';
import {
  carousel,
  expectAllSlides,
  skipWithoutTwoSlides,
} from './support/carousel';
import { drawer, menuButton } from './support/drawer';
import {
  field,
  fillForm,
  newEnquiry,
  readForm,
  submitButton,
} from './support/form';
import { openBeforeScripts } from './support/openBeforeScripts';
import { expectSent } from './support/sending';
import {
  expect,
  expectPage,
  footerLink,
  followFooterLinks,
  open,
  test,
} from './support/test';

const INJECTED = 'injected error';

test.use({
  // The second is what a component throws that gets no data. The last tells
  // that the host has answered with an error.
  expectedError:
    /injected error|Cannot read properties of undefined|Minified React error|has no page|status of 503/,
});

/** A page of each template, and the folder of its data. */
const DATA_FOLDERS = {
  '/': 'index',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy': 'privacy',
};

type Path = keyof typeof DATA_FOLDERS;
const PATHS = Object.keys(DATA_FOLDERS) as Path[];

/**
 * Leaves only the data that bar, footer and head need, so that the template
 * throws while it renders.
 */
async function removeData(page: Page, path: Path): Promise<void> {
  const url = `**/page-data/${DATA_FOLDERS[path]}/page-data.json`;

  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const { name, title, description, barBackground } = json.result.data.page;

      json.result.data.page = { path, name, title, description, barBackground };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
}

/** Makes the bar, which is on every page, throw when the visitor scrolls. */
async function failOnScroll(page: Page): Promise<void> {
  await page.evaluate((message) => {
    Object.defineProperty(window, 'scrollY', {
      get: () => {
        throw new Error(message);
      },
    });
    window.dispatchEvent(new Event('scroll'));
  }, INJECTED);
}

const untilFailed = (page: Page) =>
  page.waitForFunction(
    () => document.documentElement.dataset.scripts === 'failed',
  );

async function expectPageWithoutScripts(
  page: Page,
  path: string,
): Promise<void> {
  await expectPage(page, path);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  const newDocument = page.waitForEvent('domcontentloaded');

  await footerLink(page, 'about').click();
  await newDocument;
  await expectPage(page, '/about');
}

for (const path of PATHS) {
  test(`${path} stays as without scripts if its template throws`, async ({
    page,
  }) => {
    await removeData(page, path);
    await page.goto(path);
    await untilFailed(page);
    await expectPageWithoutScripts(page, path);
  });

  test(`${path} stays as without scripts if a part of it throws later`, async ({
    page,
  }) => {
    await open(page, path);
    await failOnScroll(page);
    await untilFailed(page);
    await expectPageWithoutScripts(page, path);
  });
}

for (const name of ['about', 'contact', 'privacy'] as const)
  test(`a link to a page shows it as without scripts if its template throws: ${name}`, async ({
    page,
  }) => {
    await open(page, '/');
    await removeData(page, `/${name}`);
    await footerLink(page, name).click();
    await untilFailed(page);
    await expectPageWithoutScripts(page, `/${name}`);
  });

test('text that was typed before its form throws stays, and is sent', async ({
  page,
}) => {
  await removeData(page, '/contact');
  const loadScripts = await openBeforeScripts(page, '/contact');
  const typed = newEnquiry();

  await fillForm(page, typed);
  loadScripts().catch(() => {}); // waits for hydration, which fails
  await untilFailed(page);

  expect(await readForm(page)).toEqual(typed);
  await expect(field(page, 'message')).toBeFocused();
  await submitButton(page).click();
  await expectSent(page, typed);
  await expect(page).toHaveURL('/contact#sent');
});

for (const arrive of ['directly', 'by a link'] as const)
  test(`text typed by a visitor who came ${arrive} stays if the page throws, and is sent`, async ({
    page,
  }) => {
    await open(page, arrive === 'directly' ? '/contact' : '/');
    if (arrive === 'by a link') await followFooterLinks(page, 'contact');
    const typed = newEnquiry();

    await fillForm(page, typed);
    await failOnScroll(page);
    await untilFailed(page);

    expect(await readForm(page)).toEqual(typed);
    await expect(field(page, 'message')).toBeFocused();
    await submitButton(page).click();
    await expectSent(page, typed);
    await expect(page).toHaveURL('/contact#sent');
  });

test('Back leads to the earlier page after a page has thrown', async ({
  page,
}) => {
  await open(page, '/about');
  await followFooterLinks(page, 'privacy');
  await failOnScroll(page);
  await untilFailed(page);
  await page.goBack();
  await expectPage(page, '/about');
});

test('after a page has thrown, Back and Forward keep the latest text, and the drawer closed', async ({
  page,
}) => {
  await open(page, '/about');
  await followFooterLinks(page, 'contact');
  await fillForm(page, newEnquiry());
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await failOnScroll(page);
  await untilFailed(page);
  await expect(drawer(page)).toBeVisible();

  await page.keyboard.press('Escape');

  const latest = newEnquiry();

  await fillForm(page, latest);
  await page.goBack();
  await expectPage(page, '/about');
  await expect(drawer(page)).toBeHidden();

  await page.goForward();
  await expectPage(page, '/contact');
  await expect.poll(() => readForm(page)).toEqual(latest);
  await expect(drawer(page)).toBeHidden();
});

test('a page that has thrown stays if the host answers with an error', async ({
  page,
}) => {
  await open(page, '/');
  await followFooterLinks(page, 'contact');

  const typed = newEnquiry();

  await fillForm(page, typed);
  await page.route('**/contact', (route) =>
    route.fulfill({ status: 503, body: 'Sign in to this network.' }),
  );

  const answer = page.waitForResponse('**/contact');

  await failOnScroll(page);
  await untilFailed(page);
  await answer;
  await page.unroute('**/contact');

  expect(await readForm(page)).toEqual(typed);
  await expectPageWithoutScripts(page, '/contact');
});

test('all slides are listed after Home has thrown', async ({ page }) => {
  skipWithoutTwoSlides();
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await failOnScroll(page);
  await untilFailed(page);
  await expectAllSlides(page);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
