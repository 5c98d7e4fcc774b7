import type { Page } from '@playwright/test';
import { content, label } from '../../content';
import { expect, open } from './test';

export const TITLES = content.slides.map(({ title }) => title);

/** Slides that move need two; one stands alone, without controls. */
export const MOVES = TITLES.length > 1;
export const STANDS = 'the content has no two slides';

/** The title of the slide that is so many steps after the first, or before it. */
export const titleAt = (steps: number): string => TITLES.at(steps % TITLES.length) ?? '';

/** How long each slide is shown, in milliseconds. */
export const INTERVAL = 2000;

export const carousel = (page: Page) =>
  page.getByRole('region', { name: content.home.slides.heading });
export const slider = (page: Page) => carousel(page).locator('.slick-slider.slick-initialized');
export const slide = (page: Page, title: string) =>
  carousel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const control = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });

/** Only the slide that is shown is there for assistive technology and for the keyboard. */
export async function showsSlide(page: Page, title: string): Promise<void> {
  await expect(slide(page, title)).toBeVisible();
  await expect(carousel(page).getByRole('heading')).toHaveText([title]);
  await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
}

/** Waits until all slides are seen, one under the other. */
export async function showsAllSlides(page: Page): Promise<void> {
  const headings = carousel(page).getByRole('heading', { includeHidden: true });
  await expect(headings).toHaveText(TITLES);
  let above = -Infinity;
  for (const heading of await headings.all()) {
    await expect(heading).toBeVisible();
    const { y = NaN, height = NaN } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(above);
    above = y + height;
  }
}

export async function openCarousel(page: Page): Promise<void> {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

/** react-slick goes to a slide in a timer of its own, which needs time to pass. */
export async function choose(page: Page, title: string): Promise<void> {
  await control(page, title).click();
  await page.clock.runFor(1);
  await showsSlide(page, title);
}

/** Later than any machine needs to open a page, in milliseconds. */
const LATER = 3_600_000;

/**
 * Opens Home with time standing still at the moment when the first slide has been shown. The slides are paused before: in a
 * leap of time all that is due happens at once, and react-slick forgets a change of slides beside one of the window.
 */
export async function openWithStoppedTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openCarousel(page);
  if (await control(page, label('pause')).isVisible()) await control(page, label('pause')).click();
  await page.clock.pauseAt(LATER);
  // What has begun ends: no timer of the opening is left.
  await page.clock.runFor(INTERVAL);
  await choose(page, titleAt(0));
}

/** The same with the slides on their way: the whole time of the first is still to come. */
export async function openPlaying(page: Page): Promise<void> {
  await openWithStoppedTime(page);
  await control(page, label('play')).click();
  await expect(control(page, label('pause'))).toBeVisible();
}
