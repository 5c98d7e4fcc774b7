import type { Page } from '@playwright/test';
import { content, label, PAGES, titlesOf } from '../../content';
import { boxOf, expect, open, test } from './test';

export const SLIDE_TITLES = titlesOf(content.slides);

/** Returns the page of a slide's service or, if it has none, About. */
export function slideTarget(index: number): string {
  const title = SLIDE_TITLES.at(index);
  const service = PAGES.find(
    ({ path, name }) => path.startsWith('/services/') && name === title,
  );

  return service?.path ?? '/about';
}

/** With fewer than two slides, the carousel has no buttons. */
export const HAS_TWO_SLIDES = SLIDE_TITLES.length > 1;
export const skipWithoutTwoSlides = () =>
  test.skip(!HAS_TWO_SLIDES, 'the content has fewer than two slides');

/**
 * Slide indexes wrap around: -1 is the last slide, and an index equal to the
 * number of slides is the first one.
 */
export const LAST_SLIDE = -1;
const titleAt = (index: number): string =>
  SLIDE_TITLES.at(index % SLIDE_TITLES.length) ?? '';

/** How long each slide is shown (requirement 14). */
export const INTERVAL_MS = 2000;

/**
 * The attribute tells the carousel from the offers, which may have the same
 * heading.
 */
export const carousel = (page: Page) =>
  page
    .getByRole('region', { name: content.home.slides.heading, exact: true })
    .and(page.locator('[aria-roledescription]'));
export const slickSlider = (page: Page) =>
  carousel(page).locator('.slick-slider.slick-initialized');

/** All slides, including those that react-slick hides from screen readers. */
export const slideElements = (page: Page) =>
  carousel(page).locator('[aria-roledescription]');
export const slide = (page: Page, index: number) =>
  carousel(page)
    .getByRole('group')
    .filter({
      has: page.getByRole('heading', { name: titleAt(index), exact: true }),
    });

/**
 * The buttons that choose a slide. Pause and Play are not among them, and may
 * have the name of a slide.
 */
export const slideButtons = (page: Page) =>
  carousel(page)
    .getByRole('group', { name: label('choose'), exact: true })
    .getByRole('button');
export const slideButton = (page: Page, index: number) =>
  slideButtons(page).and(
    page.getByRole('button', { name: titleAt(index), exact: true }),
  );

/**
 * Finds Pause or Play by its name and its icon, because the two names may be
 * the same. Only the icon of Pause has two shapes: its path has `ZM`, where the
 * first shape ends and the second begins.
 */
const button = (page: Page, name: string, icon: string) =>
  carousel(page)
    .getByRole('button', { name, exact: true })
    .filter({ has: page.locator(`path${icon}`) });

export const playButton = (page: Page) =>
  button(page, label('play'), ':not([d*="ZM"])');
export const pauseButton = (page: Page) =>
  button(page, label('pause'), '[d*="ZM"]');

/** The filled part of the current slide's progress bar. */
export const progressFill = (page: Page) =>
  carousel(page).locator('button[aria-current="true"] span span');

export async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(slide(page, index)).toBeVisible();
  await expect(carousel(page).getByRole('heading')).toHaveText([
    titleAt(index),
  ]);
  await expect(slideButton(page, index)).toHaveAttribute(
    'aria-current',
    'true',
  );
}

/**
 * Expects all slides, one below the other. `includeHidden`: when printed, all
 * but the current one are still inert.
 */
export async function expectAllSlides(page: Page): Promise<void> {
  const headings = carousel(page).getByRole('heading', { includeHidden: true });

  await expect(headings).toHaveText(SLIDE_TITLES);
  let previousBottom = -Infinity;

  for (const element of await slideElements(page).all()) {
    await expect(element.locator('h2')).toBeVisible();
    const { x, y, height } = await boxOf(element);

    // react-slick shifts slides out of the window, to the left.
    expect(x).toBeGreaterThanOrEqual(0);
    // A gap of 10 px can be seen.
    expect(y - previousBottom, 'gap in px').toBeGreaterThan(10);
    previousBottom = y + height;
  }
}

export async function openCarousel(page: Page, width?: number): Promise<void> {
  await open(page, '/', width);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slickSlider(page)).toBeVisible();
}

export async function chooseSlide(page: Page, index: number): Promise<void> {
  await slideButton(page, index).click();
  // react-slick changes slides in a timer. This needs the fake clock of
  // openPausedWithClock.
  await page.clock.runFor(1);
  await expectSlide(page, index);
}

/**
 * The fake clock jumps to this time and stops. It can't jump back, and opening
 * a page never takes this long.
 */
const STOP_TIME_MS = 3_600_000;

/**
 * Opens the carousel, paused at its first slide, with a fake clock: only
 * `page.clock` lets time pass.
 */
export async function openPausedWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openCarousel(page);
  // Pause the slides: `pauseAt` fires all timers at once, and if those of
  // autoplay and resize coincide, a slide change is lost. Under reduced motion
  // the slides are paused from the start.
  if (await pauseButton(page).isVisible()) await pauseButton(page).click();
  await page.clock.pauseAt(STOP_TIME_MS);
  // fires timers that other timers have started; none takes longer
  await page.clock.runFor(INTERVAL_MS);
  await chooseSlide(page, 0);
}

export async function openPlayingWithClock(page: Page): Promise<void> {
  await openPausedWithClock(page);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
}
