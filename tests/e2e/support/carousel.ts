import type { Page } from '@playwright/test';
import { content, label } from '../../content';
import { boxOf, expect, open, test } from './test';

export const SLIDE_TITLES = content.slides.map(({ title }) => title);

/** Whether the content has at least two slides. With fewer, the carousel has no buttons. */
export const HAS_TWO_SLIDES = SLIDE_TITLES.length > 1;
/** Skips a test, or all tests of a file, that need the buttons of the carousel. */
export const skipWithoutTwoSlides = () =>
  test.skip(!HAS_TWO_SLIDES, 'the content has fewer than two slides');

/** Returns the title of a slide. The index wraps around: -1 is the last slide, the number of slides is the first. */
export const titleAt = (index: number): string =>
  SLIDE_TITLES.at(index % SLIDE_TITLES.length) ?? '';

/** How long each slide is shown, in milliseconds (requirement 14). */
export const INTERVAL_MS = 2000;

export const carousel = (page: Page) =>
  page.getByRole('region', { name: content.home.slides.heading });
/** The element that react-slick creates. */
export const slider = (page: Page) => carousel(page).locator('.slick-slider.slick-initialized');
export const slide = (page: Page, title: string) =>
  carousel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** The button with this name: Pause, Play, or the title of a slide. */
export const carouselButton = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });
/** The buttons that choose a slide. */
export const slideButtons = (page: Page) =>
  page.getByRole('group', { name: label('choose') }).getByRole('button');

/** Replaces the buttons that choose a slide by a button for each of these names. */
export const replaceSlideButtons = (page: Page, names: string[]) =>
  page.getByRole('group', { name: label('choose') }).evaluate((group, texts) => {
    const [button] = group.children;
    if (!button) throw new Error('There is no slide.');
    group.replaceChildren(...texts.map(() => button.cloneNode(true)));
    // The last node of a button is its name.
    [...group.children].forEach((copy, index) => copy.lastChild?.replaceWith(texts[index] ?? ''));
  }, names);

/** Expects this slide to be visible, and to be the only one in the accessibility tree. */
export async function expectSlide(page: Page, title: string): Promise<void> {
  await expect(slide(page, title)).toBeVisible();
  await expect(carousel(page).getByRole('heading')).toHaveText([title]);
  await expect(carouselButton(page, title)).toHaveAttribute('aria-current', 'true');
}

/** Expects all slides to be visible, one below the other. In print, react-slick hides all but one from screen readers. */
export async function expectAllSlides(page: Page): Promise<void> {
  const headings = carousel(page).getByRole('heading', { includeHidden: true });
  await expect(headings).toHaveText(SLIDE_TITLES);
  let lastBottom = -Infinity;
  for (const heading of await headings.all()) {
    await expect(heading).toBeVisible();
    const { y, height } = await boxOf(heading);
    expect(y).toBeGreaterThan(lastBottom);
    lastBottom = y + height;
  }
}

export async function openCarousel(page: Page): Promise<void> {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

/** Runs the fake clock for 1 ms, because react-slick changes slides in a timer. */
export const runSlideChange = (page: Page) => page.clock.runFor(1);

/** Presses the button of a slide, and expects the slide. */
export async function chooseSlide(page: Page, title: string): Promise<void> {
  await carouselButton(page, title).click();
  await runSlideChange(page);
  await expectSlide(page, title);
}

/** Time at which the fake clock stops. Opening a page never takes this long. */
const STOP_TIME_MS = 3_600_000;

/**
 * Opens Home with a stopped clock, and shows the first slide, paused. Presses Pause before the clock jumps to its stop time:
 * the jump fires all timers at once, and react-slick loses a slide change that coincides with a resize.
 */
export async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openCarousel(page);
  const pause = carouselButton(page, label('pause'));
  // Under reduced motion the slides are paused from the start.
  if (await pause.isVisible()) await pause.click();
  await page.clock.pauseAt(STOP_TIME_MS);
  // Fire the pending timers.
  await page.clock.runFor(INTERVAL_MS);
  await chooseSlide(page, titleAt(0));
}

/** Opens Home with a stopped clock, and presses Play when the first slide is shown. */
export async function openPlaying(page: Page): Promise<void> {
  await openPaused(page);
  await carouselButton(page, label('play')).click();
  await expect(carouselButton(page, label('pause'))).toBeVisible();
}
