import { FIELDS } from '../../api/src/enquiry';
import { ADDRESSES, content, label, titlesOf } from '../content';
import { field, submitButton } from './support/form';
import {
  boxOf,
  expect,
  expectPage,
  footerLink,
  open,
  test,
} from './support/test';

for (const [path, width, height] of [
  ['/', 1440, 900],
  ['/home', 390, 844],
] as const)
  test(`${path} opens with heading, agency name, loom and a button in view`, async ({
    page,
  }) => {
    await open(page, path, width, height);
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const button = main.getByRole('link', { name: content.home.consultButton });
    const heading = main.getByRole('heading', { level: 1 });

    for (const element of [
      heading,
      main.getByRole('paragraph').first(),
      button,
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
    await expect(
      main.getByText(content.site.name, { exact: true }).first(),
    ).toBeInViewport();
    const loom = main.locator('div[aria-hidden="true"]').first();
    const box = await boxOf(loom);

    expect(box.width).toBeGreaterThanOrEqual(width);
    // At least 60 px of the loom are in the window, enough to notice it. CSS
    // shows either its wide SVG or its narrow one.
    expect(box.y).toBeLessThanOrEqual(height - 60);
    await expect(
      loom.locator('svg > svg').filter({ visible: true }),
    ).toHaveCount(1);
    await button.click();
    await expectPage(page, '/contact');
  });

const { offers } = content.home;

for (const [path, { heading, button }, titles, texts] of [
  [
    '/',
    offers,
    offers.items.map((item) => item.heading),
    offers.items.map(({ text }) => text),
  ],
  ['/about', content.about.services, titlesOf(content.services), []],
  ['/about', content.about.values, titlesOf(content.values), []],
] as const)
  test(`"${heading}" shows all items with texts, and a button to Contact`, async ({
    page,
  }) => {
    await open(page, path);
    const section = page.getByRole('region', { name: heading });
    const items = section.getByRole('heading', { level: 3 });

    await expect(items).toHaveText(titles);
    // An offer's text is the paragraph after its heading. On About, an item's
    // text is HTML in a `div` after the heading.
    for (const item of await items.all())
      await expect(
        item.locator('+ p, + div > p, + div > ul').first(),
      ).toBeVisible();
    for (const text of texts)
      await expect(section.getByText(text)).toBeVisible();
    await section.getByRole('link', { name: button }).click();
    await expectPage(page, '/contact');
  });

test('the heading of the offers stays beside the last offer', async ({
  page,
}) => {
  await open(page, '/', 1440, 500); // lower than the list of offers
  const section = page.getByRole('region', { name: offers.heading });
  const lastOffer = section.getByRole('heading', { level: 3 }).last();

  await lastOffer.evaluate((element) => element.scrollIntoView());
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('About has a picture, and different drawings for services and values', async ({
  page,
}) => {
  await open(page, '/about');
  const { about, services, values } = content;

  for (const [{ heading }, chosenDrawings] of [
    [about.services, services.map(({ slide }) => slide?.drawing ?? 'default')],
    [about.values, values.map(({ weave }) => weave)],
  ] as const) {
    const drawings = page
      .getByRole('region', { name: heading })
      .locator('li > [aria-hidden]');
    const contents = await drawings.evaluateAll((all) =>
      all.map(({ innerHTML }) => innerHTML),
    );

    // Two items with the same drawing may differ in its colours, so there may
    // be more results than chosen drawings.
    expect(new Set(contents).size).toBeGreaterThanOrEqual(
      new Set<string>(chosenDrawings).size,
    );
  }

  const picture = page.getByRole('main').locator('picture').getByRole('img');

  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /\p{L}/u);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('Contact has a mail link, a form in tab order and a Privacy link', async ({
  page,
}) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  const mailLink = main.getByRole('link', { name: content.site.email });

  await expect(mailLink).toHaveAttribute(
    'href',
    `mailto:${content.site.email}`,
  );
  await expect(main.getByRole('textbox')).toHaveCount(FIELDS.length);
  await expect(main.getByRole('button')).toHaveText([
    content.contact.form.submit,
  ]);
  await field(page, 'name').focus();

  for (const next of [
    ...FIELDS.slice(1).map((key) => field(page, key)),
    submitButton(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }

  await expect(page.getByText(content.contact.form.note)).toBeVisible();
  await page.getByRole('link', { name: content.contact.form.noteLink }).click();
  await expectPage(page, '/privacy');
});

// links to Home have the address /home
const LINKED_PAGES = ADDRESSES.filter(({ path }) => path !== '/');

for (const { path } of ADDRESSES)
  test(`the footer of ${path} has page, social and mail links, and copyright`, async ({
    page,
  }) => {
    await open(page, path);
    const mailtoUrl = `mailto:${content.site.email}`;

    for (const { name, address } of [
      { name: content.site.name, address: '/home' },
      ...content.social,
      { name: label('email'), address: mailtoUrl },
      { name: content.site.email, address: mailtoUrl },
      ...LINKED_PAGES.map((linked) => ({
        name: linked.name,
        address: linked.path,
      })),
    ])
      await expect(footerLink(page, name)).toHaveAttribute('href', address);
    const copyright = `© ${new Date().getUTCFullYear()} ${content.site.name}`;

    await expect(
      page.getByRole('contentinfo').getByText(copyright),
    ).toBeVisible();
  });
