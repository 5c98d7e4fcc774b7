import { label } from '../content';
import { called, expect, test } from './test';

/** Two intervals of 2000 ms in which nothing may move are watched by the page's own clock. */
const WATCHED = 4000;

/** The slides that are there for the visitor, and the one that the controls name. */
const shown = () => ({
  slides: [...document.querySelectorAll('[aria-roledescription] [aria-roledescription]')]
    .filter((slide) => !slide.closest('[inert]') && !slide.querySelector('[inert]'))
    .map((slide) => slide.querySelector('h2')?.textContent),
  current: document.querySelector('main [aria-current="true"]')?.textContent,
});
const titles = () =>
  [...(document.querySelector('main [aria-current="true"]')?.parentElement?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

test('the slides move by themselves, one after the other, and stand still by Pause', async ({
  site,
}) => {
  await site.open('/');
  await site.read(() => document.querySelector('[aria-roledescription]')?.scrollIntoView());
  await expect.poll(async () => (await site.read(titles)).length).toBe(3);
  const all = await site.read(titles);
  const current = async () => (await site.read(shown)).current;
  const first = all.indexOf((await current()) ?? '');
  for (const step of [1, 2, 3]) await expect.poll(current).toBe(all[(first + step) % all.length]);

  await site.click(called('main//button', label('pause')));
  await expect.poll(() => site.read(() => document.activeElement?.textContent)).toBe(label('play'));
  const still = await site.read(shown);
  expect(still.slides).toEqual([still.current]);
  const end = (await site.read(() => performance.now())) + WATCHED;
  await expect
    .poll(async () => {
      expect(await site.read(shown)).toEqual(still);
      return site.read(() => performance.now());
    })
    .toBeGreaterThan(end);
});
