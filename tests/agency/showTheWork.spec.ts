// Projects, pages of services and people, which the first agency has none of.
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { contentFiles } from '../../src/content/read/contentFiles';
import { withoutSoftHyphens } from '../../src/content/read/markdown';
import { content } from '../content';
import { expect, open, test } from '../e2e/support/test';

interface Project {
  title: string;
  client?: string;
  year?: number;
  summary: string;
  services?: string[];
  quote?: { text: string; name: string; role?: string };
  link?: string;
  picture: { alt: string };
}

interface Person {
  name: string;
  role: string;
  picture?: { alt: string };
}

const files = contentFiles(join(__dirname, '../../content'));

/** Returns the published files of a folder, in their order. */
function itemsIn<Fields>(folder: string) {
  return files.paths
    .filter((path) => path.startsWith(folder))
    .map((path) => ({
      path: `/${path.replace('.md', '')}`,
      hasText: files.document(path).body.text.trim() !== '',
      fields: files.document(path).fields as Fields & {
        order: number;
        published?: boolean;
      },
    }))
    .filter(({ fields }) => fields.published !== false)
    .sort((one, other) => one.fields.order - other.fields.order);
}

const projects = itemsIn<Project>('work/');
const people = itemsIn<Person>('people/');
const services = itemsIn<{ title: string; slide?: object; page?: object }>(
  'services/',
);
const projectPages = projects.filter(({ hasText }) => hasText);
const servicePages = services.filter(({ fields }) => fields.page);

test.skip(projects.length === 0, 'only the second agency has projects');

const headingTexts = async (region: Locator): Promise<string[]> =>
  (await region.getByRole('heading').allTextContents()).map(withoutSoftHyphens);

test('the list shows each project, in order', async ({ page }) => {
  await open(page, '/work');
  const cards = page.getByRole('main').getByRole('article');

  await expect(cards).toHaveCount(projects.length);

  for (const [index, { fields }] of projects.entries()) {
    const card = cards.nth(index);

    await expect(card).toContainText(fields.summary);
    await expect(card.getByRole('img')).toHaveAttribute(
      'alt',
      fields.picture.alt,
    );
    expect(await headingTexts(card)).toEqual([fields.title]);
  }
});

for (const { path, hasText, fields } of projects)
  test(`the card of "${fields.title}" leads where its project can be seen`, async ({
    page,
  }) => {
    await open(page, '/work');
    const card = page.getByRole('article').filter({ hasText: fields.summary });
    const target = hasText ? path : fields.link;

    if (target === undefined)
      await expect(card.getByRole('link')).toHaveCount(0);
    else await expect(card.getByRole('link')).toHaveAttribute('href', target);
  });

test('the whole card can be pressed', async ({ page }) => {
  const [first] = projectPages;

  await open(page, '/work');
  const picture = page.getByRole('article').getByRole('img').first();
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};

  // Not `click`, which expects to hit the picture and not the link above it.
  await page.mouse.click(x + 10, y + 10);
  await expect(page).toHaveURL(first?.path ?? '');
});

for (const { path, fields } of projectPages)
  test(`${path} shows client, year, services, website and quote`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const { client, year, services: names = [], link, quote } = fields;

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      fields.title,
    );
    await expect(main.getByRole('img').first()).toBeVisible();
    for (const fact of [client, year, ...names])
      if (fact !== undefined)
        await expect(
          main
            .getByRole('listitem')
            .filter({ hasText: String(fact) })
            .first(),
        ).toBeVisible();
    if (link !== undefined)
      await expect(main.locator(`a[href="${link}"]`)).toBeVisible();
    if (quote)
      for (const words of [quote.text, quote.name, quote.role ?? quote.name])
        await expect(
          main.getByRole('figure').getByText(words).first(),
        ).toBeVisible();
  });

test('each project leads to the next, and the last to the first', async ({
  page,
}) => {
  await open(page, projectPages[0]?.path ?? '');

  for (const { path } of [
    ...projectPages.slice(1),
    ...projectPages.slice(0, 1),
  ]) {
    await page
      .getByRole('main')
      .getByRole('complementary')
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('Home shows the first three projects, and leads to all', async ({
  page,
}) => {
  await open(page, '/home');
  const region = page.getByRole('region', {
    name: content.home.work?.heading,
  });

  await expect(region.getByRole('article')).toHaveCount(
    Math.min(3, projects.length),
  );
  await region
    .getByRole('link', { name: content.home.work?.button, exact: true })
    .click();
  await expect(page).toHaveURL('/work');
});

test('the list of projects is in the menu after About', async ({ page }) => {
  await open(page, '/');
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link');
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );

  expect(addresses.slice(1, 3)).toEqual(['/about', '/work']);
});

for (const { path, fields } of servicePages)
  test(`About and the slide of "${withoutSoftHyphens(fields.title)}" lead to ${path}`, async ({
    page,
  }) => {
    await open(page, '/about');
    await page
      .getByRole('main')
      .getByRole('link', {
        name: withoutSoftHyphens(fields.title),
        exact: true,
      })
      .click();
    await expect(page).toHaveURL(path);
    await open(page, '/home');
    if (fields.slide)
      await expect(
        page.getByRole('main').locator(`a[href="${path}"]`),
      ).not.toHaveCount(0);
  });

for (const { path, fields } of servicePages)
  test(`${path} shows the projects that needed the service`, async ({
    page,
  }) => {
    const title = withoutSoftHyphens(fields.title);
    const named = projects.filter((project) =>
      project.fields.services?.includes(title),
    );

    await open(page, path);
    await expect(
      page.getByRole('main').getByRole('article').getByRole('article'),
    ).toHaveCount(named.length);
  });

test('About shows the people with their roles, in order', async ({ page }) => {
  await open(page, '/about');
  const region = page.getByRole('region', {
    name: content.about.people?.heading,
  });

  expect(await headingTexts(region)).toEqual([
    content.about.people?.heading,
    ...people.map(({ fields }) => fields.name),
  ]);
  for (const { fields } of people)
    await expect(region.getByText(fields.role, { exact: true })).toBeVisible();

  // A person may have no text.
  await expect(region.locator('div:empty')).toHaveCount(0);
});

test('portraits are squares', async ({ page }) => {
  await open(page, '/about');
  const portraits = people.filter(({ fields }) => fields.picture);

  for (const { fields } of portraits) {
    const portrait = page.getByRole('img', { name: fields.picture?.alt });

    await portrait.scrollIntoViewIfNeeded();
    const box = await portrait.boundingBox();

    expect(box?.width).toBeGreaterThan(100);
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  }
});

for (const width of [390, 1440])
  test(`no picture of the list is cut off at ${width} px by more than its focus allows`, async ({
    page,
  }) => {
    await open(page, '/work', width);
    const shares = await page
      .getByRole('article')
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const shown = image.clientHeight / image.clientWidth;
          const whole =
            Number(image.getAttribute('height')) /
            Number(image.getAttribute('width'));

          return shown / whole;
        }),
      );

    expect(shares).toHaveLength(projects.length);
    for (const share of shares) expect(share).toBeGreaterThan(0.6);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and the page of a project can be read', async ({ page }) => {
    await page.goto('/work');
    await page
      .getByRole('link', { name: projectPages[0]?.fields.title })
      .first()
      .click();
    await expect(page).toHaveURL(projectPages[0]?.path ?? '');
    await expect(page.getByRole('main')).toContainText(
      projectPages[0]?.fields.summary ?? '',
    );
  });
});
