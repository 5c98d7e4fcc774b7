import { bodyOf, content, dateText, label, sectionsOf, TEXT_PAGES } from '../content';
import { expect, open, test } from './support/test';

const contentsLabel = label('contents');

for (const { path, file, updated } of TEXT_PAGES) {
  const sections = sectionsOf(file);
  const titles = sections.map(({ title }) => title);

  test(`${path} says when it was last updated, and has a text in each section, which is called by its title and to which its contents lead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await expect(page.locator('time')).toHaveText(dateText(updated));
    await expect(page.locator('time')).toHaveAttribute('datetime', updated);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 2 }).filter({ has: page.getByRole('link') }),
    ).toHaveText(titles);
    for (const title of titles)
      await expect(
        main.getByRole('region', { name: title, exact: true }).locator('p, li').first(),
      ).toBeVisible();
    const links = page.getByRole('navigation', { name: contentsLabel }).getByRole('link');
    await expect(links).toHaveText(titles);
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
      ),
    ).toEqual(sections.map(({ id }) => `#${id}`));
    // Its heading alone, as the browser tells it: not the number before it.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const regions = nodes.filter(({ role, ignored }) => role?.value === 'region' && !ignored);
    const names = regions.map(({ name }) => String(name?.value).replaceAll('\u00AD', ''));
    expect(names).toEqual(expect.arrayContaining(titles));
  });

  test(`the contents of ${path} stand open where there is room, and behind a button on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    const contents = page.getByRole('navigation', { name: contentsLabel });
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expect(contents.getByText(contentsLabel)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(contents.getByText(contentsLabel)).toBeVisible();
    await expect(contents.getByRole('link').first()).toBeHidden();
  });
}

test('the policy names the agency and its address, with no gap left open', async ({ page }) => {
  await open(page, '/privacy');
  const main = page.getByRole('main');
  const text = await main.innerText();
  expect(text).not.toMatch(/\{\w*\}|undefined|null/);
  const { name, email } = content.site;
  const body = bodyOf('privacy.md');
  if (body.includes('{name}')) expect(text).toContain(name);
  if (body.includes('{email}'))
    await expect(main.getByRole('link', { name: email }).first()).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
});

test('a table of the policy keeps the names of its columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/privacy');
  const table = page.getByRole('table').first();
  test.skip((await table.count()) === 0, 'the policy has no table');
  for (const name of await table.getByRole('columnheader').all()) await expect(name).toBeVisible();
});
