import sharp from 'sharp';
import { content, label } from '../content';
import {
  carousel,
  chooseSlide,
  control,
  expectSlide,
  INTERVAL_MS,
  openCarousel,
  openPlaying,
  skipWithoutTwoSlides,
  slide,
  SLIDE_TITLES,
  slider,
  titleAt,
} from './support/carousel';
import { delayRequests } from './support/delayRequests';
import { scriptsWith } from './support/scriptsWith';
import { boxOf, expect, expectPage, footerLink, open, test } from './support/test';

skipWithoutTwoSlides();

const { button: aboutButton } = content.home.slides;

test('each slide is shown for 2000 ms, and the first follows the last', async ({ page }) => {
  await openPlaying(page);
  await page.clock.runFor(1500);
  await chooseSlide(page, titleAt(-1));
  for (const index of [-1, ...SLIDE_TITLES.keys()]) {
    await page.clock.runFor(INTERVAL_MS - 50);
    await expectSlide(page, titleAt(index));
    await page.clock.runFor(50);
    await expectSlide(page, titleAt(index + 1));
  }
});

test('the progress bar fills in the time in which its slide is shown', async ({ page }) => {
  await openPlaying(page);
  const durations = await carousel(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(durations).toEqual([INTERVAL_MS]);
});

test('slides are stacked, and change only their opacity', async ({ page }) => {
  await openCarousel(page);
  const changed = await slider(page).evaluate(async (element) => {
    const properties = new Set<string>();
    element.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) properties.add(event.propertyName);
    });
    await new Promise((resolve) => element.addEventListener('transitionend', resolve));
    return [...properties];
  });
  expect(changed).toEqual(['opacity']);
  const slides = await slider(page).locator('[aria-roledescription]').all();
  expect(slides).toHaveLength(SLIDE_TITLES.length);
  const boxes = await Promise.all(slides.map(boxOf));
  for (const box of boxes) expect(box).toEqual(boxes[0]);
});

test('the page does not show through during a fade', async ({ page }) => {
  await openCarousel(page);
  const slides = slider(page).locator('[aria-roledescription]');
  const [lower, upper] = [slides.nth(0), slides.nth(1)];
  await control(page, titleAt(0)).click();
  await control(page, label('pause')).click();
  await slider(page).evaluate(async (element) => {
    const animations = () => element.getAnimations({ subtree: true });
    await Promise.all(animations().map(({ finished }) => finished));
    element.addEventListener('transitionrun', () => {
      // Stop the fade half-way.
      for (const fade of animations()) {
        fade.pause();
        fade.currentTime = Number(fade.effect?.getComputedTiming().endTime) / 2;
      }
    });
  });
  await control(page, titleAt(1)).click();
  const readColour = (element: Element) => {
    let opacity = 1;
    for (let box: Element | null = element; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    const rgb = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return { opacity, rgb };
  };
  await expect.poll(async () => (await upper.evaluate(readColour)).opacity).toBeGreaterThan(0);
  const { opacity, rgb: upperColour } = await upper.evaluate(readColour);
  expect(opacity).toBeLessThan(1);
  const { rgb: lowerColour } = await lower.evaluate(readColour);
  const { x, y, height } = await boxOf(upper);
  // A pixel without text.
  const clip = { x: Math.ceil(x) + 10, y: Math.round(y + height / 2), width: 1, height: 1 };
  const screenshot = sharp(await page.screenshot({ clip }));
  const pixel = await screenshot.removeAlpha().raw().toBuffer();
  for (const [channel, value] of pixel.entries()) {
    const [upperValue = NaN, lowerValue = NaN] = [upperColour[channel], lowerColour[channel]];
    const mixed = opacity * upperValue + (1 - opacity) * lowerValue;
    expect(Math.abs(value - mixed)).toBeLessThan(3);
  }
});

test('hidden slides take no focus', async ({ page }) => {
  await openPlaying(page);
  await expect(carousel(page).getByRole('link')).toHaveCount(1);
  const { heading, button } = content.home.offers;
  await page.getByRole('region', { name: heading }).getByRole('link', { name: button }).focus();
  await page.keyboard.press('Tab');
  await expect(slide(page, titleAt(0)).getByRole('link', { name: aboutButton })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control(page, titleAt(0))).toBeFocused();
});

test('each slide leads to About, and the slides advance after Back', async ({ page }) => {
  await openCarousel(page);
  for (const [index, title] of SLIDE_TITLES.entries()) {
    await control(page, title).click();
    await slide(page, title).getByRole('link', { name: aboutButton }).click();
    await expectPage(page, '/about');
    await (index === 0 ? footerLink(page, content.home.name).click() : page.goBack());
    // The slides stop under the pointer.
    await page.mouse.move(0, 0);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeVisible();
  }
  await expectSlide(page, titleAt(1));
});

const SLICK_SCRIPT = scriptsWith('slick-track');

for (const width of [1440, 390])
  test(`the carousel keeps its height on each slide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await page.evaluate(() => document.fonts.ready);
    const readHeight = async () => Math.round((await boxOf(carousel(page))).height);
    const before = await readHeight();
    for (const title of SLIDE_TITLES) {
      await control(page, title).click();
      await expect(carousel(page).getByRole('heading', { name: title })).toBeVisible();
      expect(await readHeight()).toBe(before);
    }
  });

test('slides paused before react-slick has loaded stay paused', async ({ page }) => {
  await page.clock.install();
  const releaseSlick = await delayRequests(page, SLICK_SCRIPT);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await control(page, label('pause')).click();
  releaseSlick();
  await expect(slider(page)).toBeVisible();
  await page.clock.runFor(3000);
  await expectSlide(page, titleAt(0));
});

test('react-slick does not take the focus from a slide when it loads', async ({ page }) => {
  const releaseSlick = await delayRequests(page, SLICK_SCRIPT);
  const response = page.waitForResponse(SLICK_SCRIPT);
  await open(page, '/');
  const link = slide(page, titleAt(0)).getByRole('link');
  await link.focus();
  releaseSlick();
  await (await response).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeVisible();
  await expect(control(page, titleAt(0))).toBeFocused();
});
