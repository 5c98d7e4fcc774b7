import { content } from '../content';
import * as slides from './support/carousel';
import { delayRequests } from './support/delayRequests';
import { reactSlickUrlPattern } from './support/reactSlickUrlPattern';
import {
  boxOf,
  expect,
  expectPage,
  footerLink,
  open,
  section,
  test,
} from './support/test';

slides.skipWithoutTwoSlides();

const { button: slideLinkName } = content.home.slides;

test('slides and their progress bars take 2 s; the first follows the last', async ({
  page,
}) => {
  await slides.openPlayingWithClock(page);
  const carousel = slides.carousel(page);

  // The progress bar fills from its left. The carousel has no other animation.
  await expect(slides.progressFill(page)).toHaveCSS(
    'transform-origin',
    /^0px /,
  );
  const durations = await carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getTiming().duration),
  );

  expect(durations).toEqual([slides.INTERVAL_MS]);
  // A chosen slide is shown for its whole time, even if the slide before it was
  // almost over.
  await page.clock.runFor(1500);
  await slides.chooseSlide(page, slides.LAST_SLIDE);

  for (const index of [slides.LAST_SLIDE, ...slides.SLIDE_TITLES.keys()]) {
    await page.clock.runFor(slides.INTERVAL_MS - 50);
    await slides.expectSlide(page, index);
    await page.clock.runFor(50);
    // after the last slide, this is the first one
    await slides.expectSlide(page, index + 1);
  }
});

test('hidden slides take no focus', async ({ page }) => {
  await slides.openPlayingWithClock(page);
  await expect(slides.carousel(page).getByRole('link')).toHaveCount(1);

  const { offers, work } = content.home;
  const above = work
    ? section(page, 'work', work)
    : section(page, 'offers', offers);

  await above.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(
    slides.slide(page, 0).getByRole('link', { name: slideLinkName }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.slideButton(page, 0)).toBeFocused();
});

test('each slide leads to its service or to About; the slides advance after a return to Home', async ({
  page,
}) => {
  await slides.openCarousel(page);

  for (const index of slides.SLIDE_TITLES.keys()) {
    await slides.slideButton(page, index).click();
    await slides
      .slide(page, index)
      .getByRole('link', { name: slideLinkName })
      .click();
    await expectPage(page, slides.slideTarget(index));
    if (index === 0) await footerLink(page, 'home').click();
    else await page.goBack(); // one return is by a link, the others by Back
    await page.mouse.move(0, 0); // the slides stop under the pointer
    await slides.carousel(page).scrollIntoViewIfNeeded();
    await expect(slides.slickSlider(page)).toBeVisible();
  }

  // The first slide is shown after each return, and the second one two seconds
  // later.
  await slides.expectSlide(page, 1);
});

test('slides paused before react-slick has loaded stay paused', async ({
  page,
}) => {
  await page.clock.install();
  const releaseSlick = await delayRequests(page, reactSlickUrlPattern());

  await open(page, '/');
  await slides.carousel(page).scrollIntoViewIfNeeded();
  await slides.pauseButton(page).click();
  releaseSlick();
  await expect(slides.slickSlider(page)).toBeVisible();
  // long enough for one change of slides
  await page.clock.runFor(1.5 * slides.INTERVAL_MS);
  await slides.expectSlide(page, 0);
});

test('react-slick replaces the slides only after the focus has left them', async ({
  page,
}) => {
  const releaseSlick = await delayRequests(page, reactSlickUrlPattern());
  const response = page.waitForResponse(reactSlickUrlPattern());

  await open(page, '/');
  const link = slides.slide(page, 0).getByRole('link');

  await link.focus();
  releaseSlick();
  await (await response).finished();
  // Wait for the frame in which React would render react-slick if the link did
  // not have the focus.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  );
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.slickSlider(page)).toBeVisible();
  await expect(slides.slideButton(page, 0)).toBeFocused();
});

test('the text of a slide can be selected with the mouse', async ({ page }) => {
  await slides.openCarousel(page);
  const text = slides.slide(page, 0).getByRole('paragraph').first();

  await text.hover();
  const { x, y } = await boxOf(text);

  await page.mouse.move(x + 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 250, y + 10, { steps: 10 });
  await page.mouse.up();

  await expect(slides.slide(page, 0)).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()));

  // Content may have a text of one letter.
  expect(selected.length).toBeGreaterThan(0);
  await expect(text).toContainText(selected);
});
