import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { content, label, PAGES } from '../content';
import { byText, expect, test } from './test';

const FONTS = readTypefaces().map(({ family }) => family);

/** Runs in the page. @returns the loaded font families; Firefox quotes their names */
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replace(/"/g, ''));

/** Runs in the page. */
const readPage = () => ({
  path: location.pathname,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
});
/** Runs in the page. @returns what the live region announces */
const readAnnouncement = () => document.querySelector('p[aria-live]')?.textContent;

test('every page has its title and heading, and loads the fonts of the site', async ({ site }) => {
  for (const { path, title, heading } of PAGES) {
    await site.open(path);
    expect(await site.read(readPage)).toEqual({ path, title, heading });
    await expect.poll(() => site.read(loadedFonts)).toEqual(expect.arrayContaining(FONTS));
  }
});

test('a link changes the page without a reload and announces it, and Back goes back', async ({
  site,
}) => {
  const { home, privacy } = content;
  await site.open('/');
  await site.read(() => (document.body.dataset.seen = 'the same document'));
  await site.click(byText('footer//a[@href="/privacy"]', privacy.heading));
  await expect
    .poll(() => site.read(readPage))
    .toEqual({ path: '/privacy', title: privacy.title, heading: privacy.heading });
  await expect.poll(() => site.read(readAnnouncement)).toContain(privacy.heading);
  expect(await site.read(() => scrollY)).toBe(0);
  await site.back();
  await expect
    .poll(() => site.read(readPage))
    .toEqual({ path: '/', title: home.title, heading: home.heading });
  expect(await site.read(() => document.body.dataset.seen)).toBe('the same document');
});

test('the drawer takes the focus, Escape closes it and returns the focus, and its links work', async ({
  site,
}) => {
  const MENU = byText('header//button', label('menu'));
  const isOpen = () => document.querySelector('dialog')?.open;
  await site.open('/');
  await site.click(MENU);
  await expect.poll(site.focusedText).toBe(label('closeMenu'));
  await site.escape();
  await expect.poll(site.focusedText).toBe(label('menu'));
  expect(await site.read(isOpen)).toBe(false);

  await site.click(MENU);
  await site.click('//dialog//a[@href="/about"]');
  await expect.poll(async () => (await site.read(readPage)).heading).toBe(content.about.heading);
  expect(await site.read(isOpen)).toBe(false);
});

test('no page scrolls horizontally on a phone or a wide screen', async ({ site }) => {
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const width of [390, 1440]) {
    await site.resize(width);
    for (const { path } of PAGES) {
      await site.open(path);
      await expect.poll(() => site.read(() => innerWidth)).toBe(width);
      expect(await site.read(overflow), `${path} at ${width} px`).toBe(0);
    }
  }
});
