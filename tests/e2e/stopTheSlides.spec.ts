import type { Page } from '@playwright/test';
import * as slides from './support/carousel';
import { expect, test } from './support/test';

slides.skipWithoutTwoSlides();

/**
 * react-slick handles a new size of its slides in a timer of 50 ms, which
 * starts the interval anew. On a slow machine this may happen late.
 */
const RESIZE_MS = 100;

/** Screen readers are told of a new slide only while the slides stand still. */
const liveRegion = (page: Page) => slides.carousel(page).locator('[aria-live]');

async function expectStopped(page: Page, index: number): Promise<void> {
  // React renders some time after the pointer has moved.
  await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite');

  // After a full round, moving slides would be back at this one, so wait one
  // interval longer.
  await page.clock.runFor(
    (slides.SLIDE_TITLES.length + 1) * slides.INTERVAL_MS,
  );
  await slides.expectSlide(page, index);
}

async function expectAdvance(page: Page, index: number): Promise<void> {
  await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off');

  await page.clock.runFor(slides.INTERVAL_MS + RESIZE_MS);
  await expect(slides.slideButton(page, index)).toHaveAttribute(
    'aria-current',
    'true',
  );

  // In a timer, FadeSlider.tsx repeats a change that comes with a resize.
  await page.clock.runFor(RESIZE_MS);
  await slides.expectSlide(page, index);
}

test('Pause stops the slides until Play, despite a chosen slide or a resize', async ({
  page,
}) => {
  await slides.openPlayingWithClock(page);

  // Pause is pressed halfway to the next slide
  await page.clock.runFor(slides.INTERVAL_MS / 2);
  await slides.pauseButton(page).click();
  await expect(slides.playButton(page)).toBeVisible();
  await expectStopped(page, 0);

  await slides.chooseSlide(page, slides.LAST_SLIDE);

  // react-slick starts a timer on the resize event, so wait for that event.
  // `expectStopped` then fires the timer.
  await page.evaluate(() => {
    window.addEventListener(
      'resize',
      () => (document.body.dataset.resized = ''),
    );
  });
  await page.setViewportSize({ width: 700, height: 900 }); // any other width
  await expect(page.locator('[data-resized]')).toBeAttached();
  await expectStopped(page, slides.LAST_SLIDE);

  await slides.playButton(page).click();
  await expectAdvance(page, 0);
});

test('the slides stop under the pointer until it leaves, even after a click', async ({
  page,
}) => {
  await slides.openPlayingWithClock(page);
  await slides.slide(page, 0).getByRole('heading').hover();
  await expectStopped(page, 0);
  await page.mouse.move(0, 0);
  await expectAdvance(page, 1);
  await slides.slide(page, 1).getByRole('heading').click();
  await expectStopped(page, 1);
  await page.mouse.move(0, 0);
  await expectAdvance(page, 2);
});

test('the slides stop while the focus is in them, even if the pointer leaves', async ({
  page,
}) => {
  await slides.openPlayingWithClock(page);
  const link = slides.slide(page, 0).getByRole('link');

  await link.focus();
  await expectStopped(page, 0);
  await link.hover();
  await page.mouse.move(0, 0);
  await expectStopped(page, 0);
  await link.blur();
  await expectAdvance(page, 1);
});

test('a slide chosen by keyboard is announced; it stays until focus moves on', async ({
  page,
}) => {
  // As on a slow phone, React renders a key's effect only after the next key:
  // it schedules rendering by `postMessage`.
  await page.addInitScript(() => {
    // the browser's, not the fake clock's
    const realSetTimeout = setTimeout.bind(window);
    const realPostMessage = MessagePort.prototype.postMessage;

    MessagePort.prototype.postMessage = function postLater(message: unknown) {
      realSetTimeout(() => realPostMessage.call(this, message), 100);
    };
  });
  await slides.openPlayingWithClock(page);
  await page.keyboard.press('Shift+Tab'); // the focus was on the pause button
  await expect(slides.slideButton(page, slides.LAST_SLIDE)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1); // react-slick changes slides in a timer
  await slides.expectSlide(page, slides.LAST_SLIDE);
  await expectStopped(page, slides.LAST_SLIDE);
  await page.keyboard.press('Tab');
  await expect(slides.pauseButton(page)).toBeFocused();
  await expectAdvance(page, 0);
});

test('a slide button shows its slide even if a resize comes with the click', async ({
  page,
}) => {
  await slides.openPausedWithClock(page);

  // react-slick handles click and resize in two timers. `fastForward` fires
  // both before React renders, as on a busy machine.
  await slides.slideButton(page, 1).evaluate((button: HTMLButtonElement) => {
    button.click();
    window.dispatchEvent(new Event('resize'));
  });
  await page.clock.fastForward(100); // the timer of the resize takes 50 ms

  // in a timer, FadeSlider.tsx repeats the slide change that react-slick loses
  // by the resize
  await page.clock.runFor(1);
  await slides.expectSlide(page, 1);
});

test('Play replaces Pause if the visitor switches to reduced motion', async ({
  page,
}) => {
  await slides.openCarousel(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(slides.playButton(page)).toBeVisible();
});

test('under reduced motion the slides stand still until Play', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slides.openPausedWithClock(page);
  await expectStopped(page, 0);
  await slides.playButton(page).click();
  await expectAdvance(page, 1);
});

test('the slides stop as soon as the visitor’s device asks for less motion', async ({
  page,
}) => {
  await slides.openCarousel(page);
  await expect(slides.pauseButton(page)).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });

  await expect(slides.playButton(page)).toBeVisible();
});
