import { formatHex, interpolate } from 'culori';
import { difference } from '../../src/brand/colours';
import * as slides from './support/carousel';
import { readPixel } from './support/readPixel';
import { boxOf, expect, test } from './support/test';

slides.skipWithoutTwoSlides();

test('slides are stacked, and autoplay animates only their opacity', async ({
  page,
}) => {
  await slides.openCarousel(page);
  const animatedProperties = await slides
    .slickSlider(page)
    .evaluate(async (element) => {
      const properties = new Set<string>();

      element.addEventListener('transitionrun', (event) => {
        if (event instanceof TransitionEvent)
          properties.add(event.propertyName);
      });
      await new Promise((resolve) =>
        element.addEventListener('transitionend', resolve),
      );

      return [...properties];
    });

  expect(animatedProperties).toEqual(['opacity']);
  const slideElements = await slides.slideElements(page).all();

  expect(slideElements).toHaveLength(slides.SLIDE_TITLES.length);
  const boxes = await Promise.all(slideElements.map(boxOf));

  for (const box of boxes) expect(box).toEqual(boxes[0]);
});

test('the page behind the slides does not show through during a fade', async ({
  page,
}) => {
  await slides.openCarousel(page);
  const lower = slides.slideElements(page).nth(0);
  const upper = slides.slideElements(page).nth(1);

  await slides.slideButton(page, 0).click();
  await slides.pauseButton(page).click();
  await slides.slickSlider(page).evaluate(async (element) => {
    const animations = () => element.getAnimations({ subtree: true });

    await Promise.all(animations().map(({ finished }) => finished));
    // Stop the fade to the next slide halfway.
    element.addEventListener('transitionrun', () => {
      for (const fade of animations()) {
        fade.pause();
        fade.currentTime = Number(fade.effect?.getComputedTiming().endTime) / 2;
      }
    });
  });
  await slides.slideButton(page, 1).click();

  const readEffectiveOpacity = (element: Element) => {
    let opacity = 1;

    for (
      let current: Element | null = element;
      current;
      current = current.parentElement
    )
      opacity *= Number(getComputedStyle(current).opacity);

    return opacity;
  };

  const readBackground = (element: Element) =>
    getComputedStyle(element).backgroundColor;

  await expect
    .poll(() => upper.evaluate(readEffectiveOpacity))
    .toBeGreaterThan(0);
  const opacity = await upper.evaluate(readEffectiveOpacity);

  expect(opacity).toBeLessThan(1);
  const colours = [
    await lower.evaluate(readBackground),
    await upper.evaluate(readBackground),
  ];
  const expectedColour = formatHex(interpolate(colours)(opacity));
  const { x, y, height } = await boxOf(upper);
  // A pixel in the padding, where no text is. A difference of 0.02 would be
  // just visible.
  const pixel = await readPixel(page, x + 10, y + height / 2);

  expect(difference(pixel, expectedColour)).toBeLessThan(0.02);
});

for (const width of [1440, 390])
  test(`the carousel keeps its height on each slide at ${width} px`, async ({
    page,
  }) => {
    await slides.openCarousel(page, width);
    // typefaces may change the height
    await page.evaluate(() => document.fonts.ready);
    const readHeight = async () =>
      Math.round((await boxOf(slides.carousel(page))).height);
    const heightBefore = await readHeight();

    for (const index of slides.SLIDE_TITLES.keys()) {
      await slides.slideButton(page, index).click();
      await expect(slides.slide(page, index)).toBeVisible();
      expect(await readHeight()).toBe(heightBefore);
    }
  });
