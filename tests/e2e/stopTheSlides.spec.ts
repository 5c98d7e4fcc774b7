import { label } from '../content';
import {
  carousel,
  choose,
  control,
  INTERVAL,
  SLIDES_MOVE,
  openPlaying,
  openWithStoppedTime,
  showsSlide,
  slide,
  TOO_FEW_SLIDES,
  titleAt,
} from './support/carousel';
import { expect, test } from './support/test';

test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);

test('Pause stops the slides until Play, even if another is chosen or the window is resized', async ({
  page,
}) => {
  await openPlaying(page);
  await page.clock.runFor(INTERVAL / 2);
  await control(page, label('pause')).click();
  await expect(control(page, label('play'))).toBeVisible();
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await choose(page, titleAt(-1));
  // Wait for the resize event: react-slick's debounce of a later one would start only after Play, when time runs again.
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

test('the slides stop under the pointer and on a click, and go on afterwards', async ({ page }) => {
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

test('the slides stop while the focus is in them, even after the pointer has left', async ({
  page,
}) => {
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

test('a slide chosen by keyboard stays and is announced while the focus is on the buttons', async ({
  page,
}) => {
  // Delays React's scheduled work until after the next key, as on a slow phone.
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

test('a button shows its slide even if the window is resized at that moment', async ({ page }) => {
  await openWithStoppedTime(page);
  // react-slick handles both in timers, which may run before React renders.
  await control(page, titleAt(1)).evaluate((button: HTMLButtonElement) => {
    button.click();
    window.dispatchEvent(new Event('resize'));
  });
  await page.clock.fastForward(100);
  await page.clock.runFor(1);
  await showsSlide(page, titleAt(1));
});

test('under reduced motion the slides stand still until Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedTime(page);
  await page.clock.runFor(5 * INTERVAL);
  await showsSlide(page, titleAt(0));
  await control(page, label('play')).click();
  await page.clock.runFor(INTERVAL);
  await showsSlide(page, titleAt(1));
});
