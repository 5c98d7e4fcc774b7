import type { Page } from '@playwright/test';
import { content, label } from '../../content';
import { expect, open } from './test';

export const TITLES = content.slides.map(({ title }) => title);

/** Whether the content has two slides. With one, the carousel has no controls. */
export const SLIDES_MOVE = TITLES.length > 1;
export const TOO_FEW_SLIDES = 'the content has no two slides';

/** Returns the title of the slide this many steps after the first. Negative steps count from the end. */
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

/** Expects this slide to be visible, and to be the only one in the accessibility tree. */
export async function showsSlide(page: Page, title: string): Promise<void> {
  await expect(slide(page, title)).toBeVisible();
  await expect(carousel(page).getByRole('heading')).toHaveText([title]);
  await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
}

/** Expects all slides to be visible, one below the other. */
export async function showsAllSlides(page: Page): Promise<void> {
  const headings = carousel(page).getByRole('heading', { includeHidden: true });
  await expect(headings).toHaveText(TITLES);
  let lastBottom = -Infinity;
  for (const heading of await headings.all()) {
    await expect(heading).toBeVisible();
    const { y = NaN, height = NaN } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(lastBottom);
    lastBottom = y + height;
  }
}

export async function openCarousel(page: Page): Promise<void> {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

/** Chooses a slide. Lets 1 ms pass, because react-slick changes slides in a timer. */
export async function choose(page: Page, title: string): Promise<void> {
  await control(page, title).click();
  await page.clock.runFor(1);
  await showsSlide(page, title);
}

/** Longer than any machine needs to open a page, in milliseconds. */
const AFTER_OPENING = 3_600_000;

/**
 * Opens Home with a stopped clock and the first slide visible. Pauses the slides first: when the clock jumps, all timers fire at
 * once, and react-slick loses a slide change that coincides with a resize.
 */
export async function openWithStoppedTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openCarousel(page);
  if (await control(page, label('pause')).isVisible()) await control(page, label('pause')).click();
  await page.clock.pauseAt(AFTER_OPENING);
  // Let timers that are still pending fire.
  await page.clock.runFor(INTERVAL);
  await choose(page, titleAt(0));
}

/** Does the same and presses Play: the first slide has its full time left. */
export async function openPlaying(page: Page): Promise<void> {
  await openWithStoppedTime(page);
  await control(page, label('play')).click();
  await expect(control(page, label('pause'))).toBeVisible();
}
