import type { Page } from '@playwright/test';
import { expect, open } from './test';
import { label, words } from './words';

export const TITLES = ['Design', 'Develop', 'Deliver'] as const;
type Title = (typeof TITLES)[number];

/** How long each slide is shown, in milliseconds. */
export const INTERVAL = 2000;

export const carousel = (page: Page) =>
  page.getByRole('region', { name: words.home.slides.heading });
export const slider = (page: Page) => carousel(page).locator('.slick-slider.slick-initialized');
export const slide = (page: Page, title: Title) =>
  carousel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const control = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });

/** Only the slide that is shown is there for assistive technology and for the keyboard. */
export async function shows(page: Page, title: Title): Promise<void> {
  await expect(slide(page, title)).toBeVisible();
  await expect(carousel(page).getByRole('heading')).toHaveText([title]);
  await expect(control(page, title)).toHaveAttribute('aria-current', 'true');
}

export async function openCarousel(page: Page): Promise<void> {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

/** react-slick goes to a slide in a timer of its own, which needs time to pass. */
export async function choose(page: Page, title: Title): Promise<void> {
  await control(page, title).click();
  await page.clock.runFor(1);
  await shows(page, title);
}

/** Opens Home with time standing still at the moment when Design has been shown. */
export async function openWithStoppedTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openCarousel(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  if (await control(page, label('pause')).isVisible()) await control(page, label('pause')).click();
  await choose(page, 'Design');
}

/** The same with the slides on their way: the whole time of Design is still to come. */
export async function openPlaying(page: Page): Promise<void> {
  await openWithStoppedTime(page);
  await control(page, label('play')).click();
  await expect(control(page, label('pause'))).toBeVisible();
}
