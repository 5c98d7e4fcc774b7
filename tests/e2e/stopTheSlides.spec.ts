import { label } from '../content';
import {
  carousel,
  choose,
  control,
  INTERVAL,
  MOVES,
  openPlaying,
  openWithStoppedTime,
  showsSlide,
  slide,
  STANDS,
  titleAt,
} from './support/carousel';
import { expect, test } from './support/test';

test.skip(!MOVES, STANDS);

test('Pause stops the slides, also when a button shows another one and when the window changes its size, and Play moves them on', async ({
  page,
}) => {
  await openPlaying(page);
  await page.clock.runFor(INTERVAL / 2);
  await control(page, label('pause')).click();
  await expect(control(page, label('play'))).toBeVisible();
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await choose(page, titleAt(-1));
  // Time stands still: a change of size that comes late would begin to wait only when Play is pressed.
  const resized = await page.evaluateHandle(() => ({
    seen: new Promise((resolve) => window.addEventListener('resize', resolve)),
  }));
  await page.setViewportSize({ width: 700, height: 900 });
  await resized.evaluate(({ seen }) => seen.then(() => true));
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(-1));
  await control(page, label('play')).click();
  await page.clock.runFor(INTERVAL);
  await showsSlide(page, titleAt(0));
});

test('the slides stand still under the pointer, also where it presses one, and go on after it', async ({
  page,
}) => {
  await openPlaying(page);
  for (const step of [0, 1]) {
    const heading = slide(page, titleAt(step)).getByRole('heading');
    await (step === 0 ? heading.hover() : heading.click());
    await page.clock.runFor(5 * INTERVAL);
    await showsSlide(page, titleAt(step));
    await page.mouse.move(0, 0);
    await page.clock.runFor(INTERVAL);
    await showsSlide(page, titleAt(step + 1));
  }
});

test('the slides stand still with the focus in them, pointer or not', async ({ page }) => {
  await openPlaying(page);
  const link = slide(page, titleAt(0)).getByRole('link');
  await link.focus();
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await link.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await link.blur();
  await page.clock.runFor(INTERVAL);
  await showsSlide(page, titleAt(1));
});

test('a slide that is chosen by keyboard stands still and is read out while the focus is on the buttons', async ({
  page,
}) => {
  // As on a busy phone: what React puts off for later comes later than the visitor's next key.
  await page.addInitScript(() => {
    const later = setTimeout.bind(window);
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postLater(message: unknown) {
      later(() => post.call(this, message), 100);
    };
  });
  await openPlaying(page);
  await page.keyboard.press('Shift+Tab');
  await expect(control(page, titleAt(-1))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1);
  await showsSlide(page, titleAt(-1));
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(-1));
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(control(page, label('pause'))).toBeFocused();
  await page.clock.runFor(INTERVAL);
  await showsSlide(page, titleAt(0));
});

test('a button shows its slide also while the window changes its size', async ({ page }) => {
  await openWithStoppedTime(page);
  // Both wait in timers of react-slick, which a busy browser can run before React has drawn anything.
  await control(page, titleAt(1)).evaluate((button: HTMLButtonElement) => {
    button.click();
    window.dispatchEvent(new Event('resize'));
  });
  await page.clock.fastForward(100);
  await page.clock.runFor(1);
  await showsSlide(page, titleAt(1));
});

test('under reduced motion the slides stand still until asked to play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedTime(page);
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await control(page, label('play')).click();
  await page.clock.runFor(INTERVAL);
  await showsSlide(page, titleAt(1));
});
