import type { Page } from '@playwright/test';
import { formatHex, interpolate } from 'culori';
import { difference } from '../../src/brand/colours';
import { withoutSoftHyphens } from '../../src/content/read/markdown';
import * as slides from './support/carousel';
import { readPixel } from './support/readPixel';
import { boxOf, expect, test } from './support/test';

slides.skipWithoutTwoSlides();

/** What a change of slides moves: nothing that needs a new layout. */
const CHEAP_PROPERTIES = [
  'opacity',
  'stroke-dashoffset',
  'transform',
  'translate',
];

test('slides are stacked, and a change causes no layout', async ({ page }) => {
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

  expect(animatedProperties).toContain('opacity');
  expect(CHEAP_PROPERTIES).toEqual(expect.arrayContaining(animatedProperties));
  const slideElements = await slides.slideElements(page).all();

  expect(slideElements).toHaveLength(slides.SLIDE_TITLES.length);
  const boxes = await Promise.all(slideElements.map(boxOf));

  for (const box of boxes) expect(box).toEqual(boxes[0]);
});

/** What a visitor sees in one frame. */
type Frame = {
  /** Titles that are not transparent. */
  titles: string[];

  /** How many drawings are not transparent. */
  drawingCount: number;
};

/**
 * Records each frame from now on. The returned function waits until the slides stand
 * still, and returns the frames.
 */
async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const frames = await slides.slickSlider(page).evaluateHandle((slider) => {
    const recorded: Frame[] = [];

    const isSeen = (element: Element): boolean => {
      for (
        let current: Element | null = element;
        current && current !== slider;
        current = current.parentElement
      )
        if (Number(getComputedStyle(current).opacity) === 0) return false;

      return true;
    };

    const record = () => {
      const titles = [...slider.querySelectorAll('h2')].filter(isSeen);
      const drawings = [...slider.querySelectorAll('div > svg')].filter(isSeen);

      recorded.push({
        titles: titles.map(({ textContent }) => textContent),
        drawingCount: drawings.length,
      });
      requestAnimationFrame(record);
    };

    record();

    return recorded;
  });

  return async () => {
    await slides
      .slickSlider(page)
      .evaluate((slider) =>
        Promise.allSettled(
          slider
            .getAnimations({ subtree: true })
            .map(({ finished }) => finished),
        ),
      );

    return frames.jsonValue();
  };
}

/** Expects that the given titles were seen one at a time, each once. */
function expectOneAtATime(frames: Frame[], indexes: number[]): void {
  for (const { titles, drawingCount } of frames) {
    expect(titles.length).toBeLessThan(2);
    expect(drawingCount).toBeLessThan(2);
  }

  const seen = frames.flatMap(({ titles }) => titles.map(withoutSoftHyphens));
  const changes = seen.filter((title, index) => title !== seen[index - 1]);

  expect(changes).toEqual(
    indexes.map((index) => slides.SLIDE_TITLES.at(index)),
  );
}

/** Opens the carousel, paused. It shows this slide, and nothing moves. */
async function openPausedAt(page: Page, index: number): Promise<void> {
  await slides.openCarousel(page);
  await slides.pauseButton(page).click();
  await slides.slideButton(page, index).click();
  await slides.expectSlide(page, index);
  await slides.slickSlider(page).evaluate(async (slider) => {
    await Promise.allSettled(
      slider.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
  });
}

test('no frame shows two words or two drawings, forward or back to the first slide', async ({
  page,
}) => {
  for (const [from, to] of [
    [0, 1],
    [slides.LAST_SLIDE, 0],
  ] as const) {
    await openPausedAt(page, from);
    const readFrames = await recordFrames(page);

    await slides.slideButton(page, to).click();
    await slides.expectSlide(page, to);
    expectOneAtATime(await readFrames(), [from, to]);
  }
});

test('no frame shows two words when the slides change by themselves', async ({
  page,
}) => {
  await openPausedAt(page, 0);
  const readFrames = await recordFrames(page);

  await slides.playButton(page).click();
  await page.mouse.move(0, 0);
  await slides.expectSlide(page, 1);
  await slides.pauseButton(page).click();
  expectOneAtATime(await readFrames(), [0, 1]);
});

test('no frame shows two words when slides are chosen quickly one after another', async ({
  page,
}) => {
  await openPausedAt(page, 0);
  const readFrames = await recordFrames(page);

  // Before the second slide has been seen, the first one is chosen again, and
  // then the last.
  await slides.carousel(page).evaluate(async (carousel) => {
    const [first, second, ...others] = carousel.querySelectorAll<HTMLElement>(
      'button[aria-current]',
    );

    for (const button of [second, first, others.at(-1) ?? second]) {
      button?.click();
      // Less than the 200 ms after which the words of the next slide come.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await slides.expectSlide(page, slides.LAST_SLIDE);
  expectOneAtATime(await readFrames(), [0, slides.LAST_SLIDE]);
});

test.describe('on a touch screen', () => {
  test.use({
    hasTouch: true,
    // react-slick also cancels the end of a touch that the browser has begun to
    // handle.
    expectedError: /Ignored attempt to cancel a touchend event/,
  });

  test('no frame shows two words after a swipe', async ({ page }) => {
    await openPausedAt(page, 1);
    const readFrames = await recordFrames(page);
    const shown = slides.slide(page, 1);

    await shown.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(shown);
    const session = await page.context().newCDPSession(page);

    // The finger is on the slide, this part of its width from the left.
    const touchAt = (part: number) => [
      { x: x + part * width, y: y + height / 2 },
    ];

    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: touchAt(0.1),
    });

    for (const part of [0.3, 0.5, 0.7])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: touchAt(part),
      });

    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    await slides.expectSlide(page, 0);
    expectOneAtATime(await readFrames(), [1, 0]);
  });
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

  // A long text makes the slide higher than the window.
  await upper.evaluate((slide) =>
    slide.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
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
