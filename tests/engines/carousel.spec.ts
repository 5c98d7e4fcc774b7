import { content, label } from '../content';
import { byText, expect, readFocusedText, test } from './test';

function readCarousel() {
  // The carousel has a role description, and so has each slide in it.
  const slides = document.querySelectorAll(
    '[aria-roledescription] [aria-roledescription]',
  );

  // Hidden slides are inert.
  const shownSlides = [...slides].filter((slide) => !slide.closest('[inert]'));
  const currentButton = document.querySelector('main [aria-current="true"]');

  return {
    shownTitles: shownSlides.map(
      (slide) => slide.querySelector('h2')?.textContent,
    ),
    currentTitle: currentButton?.textContent,
  };
}

const readButtonTitles = () =>
  [...document.querySelectorAll('main button[aria-current]')].map(
    (button) => button.textContent,
  );

test('the carousel shows one slide after another, and Pause stops it', async ({
  site,
}) => {
  const count = content.slides.length;

  await site.open('/');
  await site.evaluate(() =>
    document.querySelector('[aria-roledescription]')?.scrollIntoView(),
  );
  await expect
    .poll(async () => (await site.evaluate(readButtonTitles)).length)
    .toBe(count);

  const titles = await site.evaluate(readButtonTitles);
  const readCurrent = async () =>
    (await site.evaluate(readCarousel)).currentTitle;
  const firstIndex = titles.indexOf((await readCurrent()) ?? '');

  for (let step = 1; step <= count; step += 1)
    await expect.poll(readCurrent).toBe(titles[(firstIndex + step) % count]);

  await site.click(byText('main//button', label('pause')));
  await site.poll(readFocusedText).toBe(label('play'));

  const paused = await site.evaluate(readCarousel);

  expect(paused.shownTitles).toEqual([paused.currentTitle]);

  // A slide is shown for 2 s, so moving slides would change within 4 s. Until
  // then, the inner `expect` compares again and again. If it fails, the test
  // fails at once.
  const end = (await site.evaluate(() => performance.now())) + 4000;

  await expect
    .poll(async () => {
      expect(await site.evaluate(readCarousel)).toEqual(paused);

      return site.evaluate(() => performance.now());
    })
    .toBeGreaterThan(end);
});
