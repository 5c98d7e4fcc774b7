import { label } from '../content';
import { byText, expect, test } from './test';

/** Two intervals of the carousel. */
const PAUSED_MS = 4000;

/** Runs in the page. @returns the visible slides, and the current one by the controls */
const readCarousel = () => ({
  slides: [...document.querySelectorAll('[aria-roledescription] [aria-roledescription]')]
    .filter((slide) => !slide.closest('[inert]') && !slide.querySelector('[inert]'))
    .map((slide) => slide.querySelector('h2')?.textContent),
  current: document.querySelector('main [aria-current="true"]')?.textContent,
});
/** Runs in the page. @returns the titles of all slides */
const readTitles = () =>
  [...(document.querySelector('main [aria-current="true"]')?.parentElement?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

test('the carousel shows one slide after another, and Pause stops it', async ({ site }) => {
  await site.open('/');
  await site.read(() => document.querySelector('[aria-roledescription]')?.scrollIntoView());
  await expect.poll(async () => (await site.read(readTitles)).length).toBe(3);
  const all = await site.read(readTitles);
  const current = async () => (await site.read(readCarousel)).current;
  const first = all.indexOf((await current()) ?? '');
  for (const step of [1, 2, 3]) await expect.poll(current).toBe(all[(first + step) % all.length]);

  await site.click(byText('main//button', label('pause')));
  await expect.poll(() => site.read(() => document.activeElement?.textContent)).toBe(label('play'));
  const paused = await site.read(readCarousel);
  expect(paused.slides).toEqual([paused.current]);
  const end = (await site.read(() => performance.now())) + PAUSED_MS;
  await expect
    .poll(async () => {
      expect(await site.read(readCarousel)).toEqual(paused);
      return site.read(() => performance.now());
    })
    .toBeGreaterThan(end);
});
