import { SOFT_HYPHEN } from '../../src/content/read/markdown';
import {
  bodyOf,
  content,
  dateText,
  label,
  sectionsOf,
  TEXT_PAGES,
  titlesOf,
} from '../content';
import { contentsList, expect, open, section, test } from './support/test';

for (const { path, file, updated, numbered } of TEXT_PAGES) {
  // Without the field, a text page has numbers.
  const isNumbered = (numbered as boolean | undefined) ?? true;
  const sections = sectionsOf(file);
  const titles = titlesOf(sections);

  test(`${path} has its date and its sections`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('time')).toHaveText(dateText(updated));
    await expect(page.locator('time')).toHaveAttribute('datetime', updated);
    const main = page.getByRole('main');
    // A section's heading has a link to itself. The summary's heading has none.
    const headings = main.getByRole('heading', { level: 2 });

    await expect(headings.filter({ has: page.getByRole('link') })).toHaveText(
      titles,
    );

    for (const { title, id, isEmpty } of sections) {
      const text = section(page, id, { heading: title }).locator(
        'h2 + div > *',
      );

      if (isEmpty) await expect(text).toHaveCount(0);
      else await expect(text.first()).toBeVisible();
    }

    // A region's name must not include the heading's number, which CSS
    // generates. Playwright's names omit it, so ask Chromium.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const regions = nodes.filter(
      ({ role, ignored }) => role?.value === 'region' && !ignored,
    );
    const names = regions.map(({ name }) =>
      String(name?.value).replaceAll(SOFT_HYPHEN, ''),
    );

    expect(names).toEqual(expect.arrayContaining(titles));
  });

  test(`the sections of ${path} have numbers, unless its file says no`, async ({
    page,
  }) => {
    await open(page, path);
    const { id = '', title = '' } = sections[0] ?? {};
    const heading = section(page, id, { heading: title }).locator('h2');
    const generated = await heading.evaluate(
      (element) => getComputedStyle(element, '::before').content,
    );

    expect(generated !== 'none').toBe(isNumbered);
  });

  test(`${path} keeps its list of sections in view; on a phone it is folded`, async ({
    page,
  }) => {
    await open(page, path, 1280);
    const contents = contentsList(page);
    // on a phone, it unfolds the list
    const foldButton = contents.locator('summary');
    const links = contents.getByRole('link');

    await expect(links).toHaveText(titles);
    for (const [index, { id }] of sections.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
    await expect(foldButton).toBeHidden();
    // If a link were a few pixels too wide, Firefox would add a scroll bar and
    // a tab stop.
    expect(
      await contents.evaluate((nav) => nav.scrollWidth - nav.clientWidth),
    ).toBe(0);
    const middleId = sections[Math.floor(sections.length / 2)]?.id;

    await page
      .locator(`[id="${middleId}"]`)
      .evaluate((heading) => heading.scrollIntoView());
    await expect(links.first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(foldButton).toHaveText(label('contents'));
    await expect(foldButton).toBeVisible();
    await expect(links.first()).toBeHidden();
  });
}

test('the policy has the agency’s data in place of {name} and {email}', async ({
  page,
}) => {
  await open(page, '/privacy');
  const main = page.getByRole('main');
  const text = await main.innerText();

  expect(text).not.toMatch(/\{\w*\}|undefined|null/);
  const { name, email } = content.site;
  const body = bodyOf('privacy.md');

  if (body.includes('{name}')) expect(text).toContain(name);
  if (body.includes('[{email}]')) expect(text).toContain(email);
  if (body.includes('mailto:{email}'))
    await expect(
      main.locator(`a[href="mailto:${email}"]`).first(),
    ).toBeVisible();
});

test('on a phone the cells of a table row show the names of their columns', async ({
  page,
}) => {
  await open(page, '/privacy', 320);
  const table = page.getByRole('table').first();

  test.skip((await table.count()) === 0, 'the policy has no table');
  const columnNames = await table.locator('th').allTextContents();
  const cells = table.locator('tbody tr').first().locator('td');
  const shownNames = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content),
  );

  // CSS puts names in quotes
  expect(shownNames).toEqual(columnNames.map((name) => JSON.stringify(name)));
});
