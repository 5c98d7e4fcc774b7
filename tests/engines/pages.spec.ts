import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { content, label, PAGES } from '../content';
import { byText, expect, readFocusedText, test } from './test';

const FONT_FAMILIES = readTypefaces().map(({ family }) => family);

// Firefox puts quotes around a font family's name.
const readLoadedFamilies = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replace(/"/g, ''));

const readPage = () => ({
  path: location.pathname,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
});

test('every page has its title and heading, and loads the fonts of the site', async ({
  site,
}) => {
  for (const { path, title, heading } of PAGES) {
    await site.open(path);
    expect(await site.evaluate(readPage)).toEqual({ path, title, heading });
    await site
      .poll(readLoadedFamilies)
      .toEqual(expect.arrayContaining(FONT_FAMILIES));
  }
});

test('a link opens and announces its page without a reload; Back returns', async ({
  site,
}) => {
  const { home, privacy } = content;
  const { name, title, heading } = privacy;

  await site.open('/');
  await site.evaluate(() => (document.body.dataset.reloaded = 'no'));

  await site.click(byText('footer//a[@href="/privacy"]', name));
  await site.poll(readPage).toEqual({ path: '/privacy', title, heading });
  await site
    .poll(() => document.querySelector('p[aria-live]')?.textContent)
    .toContain(heading);

  // The page opens at its top.
  expect(await site.evaluate(() => scrollY)).toBe(0);

  await site.goBack();
  await site
    .poll(readPage)
    .toEqual({ path: '/', title: home.title, heading: home.heading });
  expect(await site.evaluate(() => document.body.dataset.reloaded)).toBe('no');
});

test('Escape and a link close the drawer; Escape focuses the menu button', async ({
  site,
}) => {
  const menuButton = byText('header//button', label('menu'));
  const isOpen = () => document.querySelector('dialog')?.open;

  await site.open('/');
  await site.click(menuButton);
  await site.poll(readFocusedText).toBe(label('closeMenu'));

  await site.pressEscape();
  await site.poll(readFocusedText).toBe(label('menu'));
  expect(await site.evaluate(isOpen)).toBe(false);

  await site.click(menuButton);
  await site.click('//dialog//a[@href="/about"]');
  await site.poll(readPage).toMatchObject({ heading: content.about.heading });
  expect(await site.evaluate(isOpen)).toBe(false);
});

test('no page scrolls horizontally on a phone or a wide screen', async ({
  site,
}) => {
  const readOverflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;

  for (const width of [390, 1440]) {
    await site.resize(width);

    for (const { path } of PAGES) {
      await site.open(path);
      // The window resizes after the command.
      await site.poll(() => innerWidth).toBe(width);

      const overflow = await site.evaluate(readOverflow);

      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
