import { FIELDS } from '../../shared/enquiry';
import { phoneUri } from '../../src/content/derive/phoneUri';
import { ADDRESSES, content, titlesOf } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import { allOf } from './support/allOf';
import { field, submitButton } from './support/form';
import {
  boxOf,
  expect,
  expectPage,
  heroName,
  linkIn,
  open,
  section,
  test,
} from './support/test';

const LOW_WINDOW = ['/', 1440, 600] as const;
const PHONE = ['/home', 390, 844] as const;

/** The longest texts, in letters, that leave room for the loom on a phone. */
const ROOM_ON_A_PHONE = { heading: 60, lead: 260 };

const fitsOnAPhone =
  content.home.heading.length <= ROOM_ON_A_PHONE.heading &&
  content.home.lead.length <= ROOM_ON_A_PHONE.lead;

for (const [path, width, height] of [
  ['/', 1440, 900],
  ...(fitsOnAPhone ? [PHONE] : []),
  // A longer heading leaves no room for a button in it.
  ...(HAS_PLACEHOLDER_WORDS ? [LOW_WINDOW] : []),
] as const)
  test(`${path} opens with heading, agency name, loom and a button in view at ${width} × ${height} px`, async ({
    page,
  }) => {
    await open(page, path, width, height);
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    // The hero comes first. A button below it may have the same name and
    // address.
    const button = linkIn(main, content.home.consultButton, '/contact').first();
    const heading = main.getByRole('heading', { level: 1 });

    for (const element of [
      heading,
      main.getByRole('paragraph').first(),
      button,
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
    await expect(heroName(page)).toHaveText(content.site.name);
    await expect(heroName(page).locator('..')).toBeInViewport({ ratio: 1 });
    const loom = main.locator('div[aria-hidden="true"]').first();
    const box = await boxOf(loom);

    expect(box.width).toBeGreaterThanOrEqual(width);
    // The words of another agency may be longer. Then, at least 60 px of the
    // loom are in the window, enough to notice it.
    const endY = HAS_PLACEHOLDER_WORDS ? box.y + box.height : box.y + 60;

    expect(Math.floor(endY)).toBeLessThanOrEqual(height);
    // CSS shows either its wide SVG or its narrow one.
    await expect(
      loom.locator('svg > svg').filter({ visible: true }),
    ).toHaveCount(1);
    await button.click();
    await expectPage(page, '/contact');
  });

const { offers } = content.home;

for (const [id, path, words, titles] of [
  ['offers', '/', offers, offers.items.map(({ heading }) => heading)],
  ['services', '/about', content.about.services, titlesOf(content.services)],
  ...(content.about.values
    ? [
        [
          'values',
          '/about',
          content.about.values,
          titlesOf(content.values),
        ] as const,
      ]
    : []),
] as const)
  test(`the ${id} are all shown with texts, above a button to Contact`, async ({
    page,
  }) => {
    await open(page, path);
    const items = section(page, id, words).getByRole('heading', { level: 3 });

    await expect(items).toHaveText(titles);
    // An offer's text is the paragraph after its heading. On About, an item's
    // text is HTML in a `div` after the heading.
    for (const item of await allOf(items))
      await expect(item.locator('+ p, + div > *').first()).toBeVisible();
    // ButtonLink sets data-look.
    const button = section(page, id, words).locator('[data-look]');

    await expect(button).toHaveAccessibleName(words.button);
    await button.click();
    await expectPage(page, '/contact');
  });

test('each offer has its own text', async ({ page }) => {
  await open(page, '/');
  const texts = section(page, 'offers', offers).getByRole('paragraph');

  await expect(texts).toHaveText(offers.items.map(({ text }) => text));
});

test('the heading of the offers stays beside the last offer', async ({
  page,
}) => {
  await open(page, '/', 1440, 500); // lower than the list of offers
  const headings = section(page, 'offers', offers).getByRole('heading');

  await headings.last().evaluate((element) => element.scrollIntoView());
  await expect(headings.first()).toBeInViewport();
});

test('About has different drawings for services and values', async ({
  page,
}) => {
  await open(page, '/about');
  const { about, services, values } = content;
  const valuesSection = about.values
    ? [['values', about.values, values.map(({ weave }) => weave)] as const]
    : [];

  for (const [id, words, chosenDrawings] of [
    [
      'services',
      about.services,
      services.map(({ slide }) => slide?.drawing ?? 'default'),
    ],
    ...valuesSection,
  ] as const) {
    const drawings = section(page, id, words).locator('li > [aria-hidden]');
    const contents = await drawings.evaluateAll((all) =>
      all.map(({ innerHTML }) => innerHTML),
    );

    // Two items with the same drawing may differ in its colours, so there may
    // be more results than chosen drawings.
    expect(new Set(contents).size).toBeGreaterThanOrEqual(
      new Set<string>(chosenDrawings).size,
    );
  }
});

test('About has a picture, which loads when a visitor comes near it', async ({
  page,
}) => {
  const { picture: words } = content.about;

  test.skip(!words, 'About has no picture');
  await open(page, '/about');
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: words?.alt ?? '', exact: true });

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
  const form = main.locator('form');

  await expect(
    linkIn(main, content.site.email, `mailto:${content.site.email}`),
  ).toBeVisible();
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

  await expect(form.getByRole('paragraph')).toContainText(
    content.contact.form.note,
  );
  await linkIn(form, content.contact.form.noteLink, '/privacy').click();
  await expectPage(page, '/privacy');
});

// links to Home have the address /home
const LINKED_PAGES = ADDRESSES.filter(
  ({ path, listedIn }) => path !== '/' && listedIn,
);

for (const { path } of ADDRESSES)
  test(`the footer of ${path} has page, social and mail links, and copyright`, async ({
    page,
  }) => {
    await open(page, path);
    const { email, address, map, phone, rights, licence } = content.site;
    const mailtoUrl = `mailto:${email}`;
    const links = [
      ...(path === '/contact'
        ? []
        : [{ name: content.site.callButton, address: '/contact' }]),
      { name: content.site.name, address: '/home' },
      ...content.social,
      { name: email, address: mailtoUrl },
      ...(map && address ? [{ name: address, address: map }] : []),
      ...(content.site.offices ?? []).flatMap((office) =>
        office.map ? [{ name: office.address, address: office.map }] : [],
      ),
      ...(licence ? [{ name: rights, address: licence }] : []),
      ...(phone ? [{ name: phone, address: phoneUri(phone) }] : []),
      ...LINKED_PAGES.map((linked) => ({
        name: linked.name,
        address: linked.path,
      })),
    ];
    const footer = page.getByRole('contentinfo');

    await expect(footer.getByRole('link')).toHaveCount(links.length);

    for (const { name, address } of links) {
      const same = links.filter(
        (link) => link.name === name && link.address === address,
      );

      await expect(linkIn(footer, name, address)).toHaveCount(same.length);
    }

    const copyright = `© ${new Date().getUTCFullYear()} ${content.site.name}`;

    await expect(
      page.getByRole('contentinfo').getByText(copyright),
    ).toBeVisible();
  });
