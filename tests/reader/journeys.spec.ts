// In browse mode of the screen reader Orca, `b`, `h` and `m` jump to the next
// button, heading and landmark. The first three Tabs lead to the skip link, the
// logo and the menu button.
import { expect } from '@playwright/test';
import {
  announcementOf,
  content,
  label,
  sectionsOf,
  titlesOf,
  PAGES,
} from '../content';
import { ALSO_IN_CHROMIUM, ALSO_IN_SECOND_AGENCY } from './tags';
import { test } from './test';

const { about, contact, home, privacy, services, site, slides, values } =
  content;
const { form } = contact;
const offers = home.offers.items.flatMap(({ heading, text }) => [
  heading,
  text,
]);
const sections = titlesOf(sectionsOf('privacy.md'));

for (const { path, page, words } of [
  { path: '/', page: home, words: offers },
  {
    path: '/about',
    page: about,
    words: [...titlesOf(services), ...titlesOf(values)],
  },
  {
    path: '/contact',
    page: contact,
    words: [form.name, form.email, form.phone, form.message],
  },
  // The table of contents repeats the titles of the sections.
  {
    path: '/privacy',
    page: privacy,
    words: [label('contents'), ...sections, ...sections],
  },
])
  test(`Orca reads ${path} in order`, async ({ reader }) => {
    const { title, heading } = page;

    await reader.open(path);
    await reader.hears(
      title,
      label('skip'),
      'banner',
      label('menu'),
      'button',
      'opens dialog',
    );
    await reader.hears('main content', heading, 'heading level 1', ...words);
    // Orca says that it leaves the main content for the footer, which it calls
    // `information`.
    await reader.hears('main content', 'information', site.name, site.email);
    expect(reader.countOf('heading level 1')).toBe(1);
    // Orca does not mention drawings. Only About has a picture.
    expect(reader.countOf('image')).toBe(path === '/about' ? 1 : 0);
    // Orca would say `statusbar` for an empty `role="status"`, and `invalid`
    // for a field with `aria-invalid`.
    reader.hasNotHeard('statusbar');
    reader.hasNotHeard('invalid');
  });

test('Orca names the focus in the drawer; Escape focuses the menu button', async ({
  reader,
}) => {
  await reader.open('/about');
  await reader.press('Tab', 'Tab', 'Tab');
  await reader.hears(label('menu'), 'button', 'opens dialog');
  await reader.press('Return');
  await reader.hears(label('closeMenu'), 'button');
  await reader.press('Tab');
  await reader.hears(site.name, 'link');
  await reader.press('Escape');
  await reader.hears(label('menu'), 'button');
});

const menuPages = PAGES.filter(({ listedIn }) => listedIn === 'menu');
const linksUpToContact = menuPages.slice(
  0,
  menuPages.findIndex(({ path }) => path === '/contact') + 1,
);

test(
  'links and Back announce a new page',
  ALSO_IN_CHROMIUM,
  async ({ reader, readerBrowser }) => {
    await reader.open('/about');
    await reader.press('Tab', 'Tab', 'Tab', 'Return');
    // In Firefox, Orca says the focused button, but not its dialog
    // (docs/accessibility.md).
    const dialogWords =
      readerBrowser === 'chromium' ? [label('menu'), 'dialog'] : [];

    await reader.hears(...dialogWords, label('closeMenu'), 'button');
    // The logo's link stands before the links to pages.
    await reader.press('Tab', ...linksUpToContact.map(() => 'Tab'));
    await reader.hears(contact.name, 'link');
    await reader.press('Return');
    await reader.hears(announcementOf(contact));
    await reader.press('alt+Left');
    await reader.hears(announcementOf(about));
  },
);

test(
  'Orca reads the shown slide once, and no other',
  ALSO_IN_SECOND_AGENCY,
  async ({ reader }) => {
    const [first, second] = slides.map(({ title, slide }) => ({
      title,
      text: slide?.text ?? '',
    }));

    if (!first || !second) return test.skip();
    const slideNames = slides.map(({ title }, index) =>
      label('slides', {
        number: String(index + 1),
        count: String(slides.length),
        title,
      }),
    );

    await reader.open('/');
    const titles = titlesOf(slides);

    await reader.hears(
      label('slide'),
      label('choose'),
      ...titles,
      label('pause'),
      'button',
    );
    // Orca names exactly one slide, and only once.
    expect(
      slideNames
        .map((name) => reader.countOf(name))
        .filter((count) => count > 0),
    ).toEqual([1]);
    // Pressing `h` twice leads to the heading of the offers. The next landmark
    // is the carousel or, with projects, the one after it.
    await reader.press('h', 'h', 'm', ...(home.work ? ['m'] : []));
    await reader.hears(home.slides.heading);
    // The slides may have advanced meanwhile. Choose the first slide, so that
    // the second one is a change.
    await reader.press('b', 'Return', 'b');
    await reader.hears(second.title, 'button');
    await reader.press('Return');
    await reader.hears(second.title, second.text);
    expect(reader.countOf(second.text)).toBe(1);
    reader.hasNotHeard(first.text);
  },
);

test('the first link in the table of contents leads to the first section', async ({
  reader,
}) => {
  const [first = '', second = ''] = sections;

  await reader.open('/privacy');
  await reader.press('Tab', 'Tab', 'Tab', 'Tab');
  await reader.hears(first, 'link');
  // The link jumps to the first section, so the next heading is the second one.
  await reader.press('Return', 'h');
  await reader.hears(second, 'heading level 2');
});
