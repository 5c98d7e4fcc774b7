import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { content, label, PAGES } from '../content';
import { called, expect, test } from './test';

const FONTS = readTypefaces().map(({ family }) => family);

/** The families whose files have come. Firefox gives their names in quotes. */
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replace(/"/g, ''));

/** What a visitor has of a page, and what is said of a page change. */
const state = () => ({
  path: location.pathname,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
});
const said = () => document.querySelector('p[aria-live]')?.textContent;

test('every page opens with its title and its heading, in the fonts of the site', async ({
  site,
}) => {
  for (const { path, title, heading } of PAGES) {
    await site.open(path);
    expect(await site.read(state)).toEqual({ path, title, heading });
    await expect.poll(() => site.read(loadedFonts)).toEqual(expect.arrayContaining(FONTS));
  }
});

test('a link changes the page within the document, says so, and Back leads back', async ({
  site,
}) => {
  const { home, privacy } = content;
  await site.open('/');
  await site.read(() => (document.body.dataset.seen = 'the same document'));
  await site.click(called('footer//a[@href="/privacy"]', privacy.heading));
  await expect
    .poll(() => site.read(state))
    .toEqual({ path: '/privacy', title: privacy.title, heading: privacy.heading });
  await expect.poll(() => site.read(said)).toContain(privacy.heading);
  expect(await site.read(() => scrollY)).toBe(0);
  await site.back();
  await expect
    .poll(() => site.read(state))
    .toEqual({ path: '/', title: home.title, heading: home.heading });
  expect(await site.read(() => document.body.dataset.seen)).toBe('the same document');
});

test('the drawer takes the focus, Escape closes it and gives the focus back, a link leads on', async ({
  site,
}) => {
  const MENU = called('header//button', label('menu'));
  const isOpen = () => document.querySelector('dialog')?.open;
  await site.open('/');
  await site.click(MENU);
  await expect.poll(site.focusOf).toBe(label('closeMenu'));
  await site.escape();
  await expect.poll(site.focusOf).toBe(label('menu'));
  expect(await site.read(isOpen)).toBe(false);

  await site.click(MENU);
  await site.click('//dialog//a[@href="/about"]');
  await expect.poll(async () => (await site.read(state)).heading).toBe(content.about.heading);
  expect(await site.read(isOpen)).toBe(false);
});

test('no page scrolls sideways, neither on a phone nor on a wide screen', async ({ site }) => {
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const width of [390, 1440]) {
    await site.resize(width);
    for (const { path } of PAGES) {
      await site.open(path);
      await expect.poll(() => site.read(() => innerWidth)).toBe(width);
      expect(await site.read(sideways), `${path} at ${width} px`).toBe(0);
    }
  }
});
