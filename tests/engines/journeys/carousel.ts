import assert from 'node:assert/strict';
import { label } from '../../e2e/words';
import { until } from '../until';
import type { Journey } from './journey';

const TITLES = ['Design', 'Develop', 'Deliver'];

/** How long each slide is shown, in milliseconds. */
const INTERVAL = 2000;

/** Two intervals in which nothing may move are watched by the page's own clock. */
const WATCHED = 2 * INTERVAL;

const PAUSE = { css: 'section button', name: label('pause') };
const PLAY = { css: 'section button', name: label('play') };

/** The slide that is there for the visitor, and the one that the controls name. */
const shown = () => ({
  slides: [...document.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.closest('[inert]') && !slide.querySelector('[inert]'))
    .map((slide) => slide.querySelector('h2')?.textContent),
  control: document.querySelector('section [aria-current="true"]')?.textContent,
});

const now = () => performance.now();

export const carousel: Journey = {
  name: 'the slides move by themselves, one after the other, and stand still by Pause',
  async run(page) {
    await page.open('/');
    await page.readOf(PAUSE, (pause) => pause.scrollIntoView({ block: 'center' }));
    const title = async () => (await page.read(shown)).control ?? '';
    const first = TITLES.indexOf(await title());
    assert.notEqual(first, -1);
    for (const step of [1, 2, 3]) {
      const next = TITLES[(first + step) % TITLES.length];
      await until(`That ${next} is shown`, async () => (await title()) === next);
    }

    await page.click(PAUSE);
    await page.readOf(PLAY, (play) => play.textContent);
    const { slides, control } = await page.read(shown);
    assert.deepEqual(slides, [control]);
    const end = (await page.read(now)) + WATCHED;
    await until('That the time of two slides has passed', async () => {
      assert.equal(await title(), control);
      return (await page.read(now)) > end;
    });
  },
};
