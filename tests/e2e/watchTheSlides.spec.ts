import sharp from 'sharp';
import { content, label } from '../content';
import {
  carousel,
  choose,
  control,
  INTERVAL,
  SLIDES_MOVE,
  openCarousel,
  openPlaying,
  showsSlide,
  slide,
  slider,
  TOO_FEW_SLIDES,
  titleAt,
  TITLES,
} from './support/carousel';
import { delayRequests } from './support/delayRequests';
import { scriptsWith } from './support/scriptsWith';
import { expect, footerLink, open, expectPage, test } from './support/test';

test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);

const { button } = content.home.slides;

test('each slide is shown for exactly 2000 ms, and the first follows the last', async ({
  page,
}) => {
  await openPlaying(page);
  await page.clock.runFor(1500);
  await choose(page, titleAt(-1));
  for (const index of [-1, ...TITLES.keys()]) {
    await page.clock.runFor(INTERVAL - 50);
    await showsSlide(page, titleAt(index));
    await page.clock.runFor(50);
    await showsSlide(page, titleAt(index + 1));
  }
});

test('the progress bar of a slide fills while the slide is shown', async ({ page }) => {
  await openPlaying(page);
  const durations = await carousel(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(durations).toEqual([INTERVAL]);
});

test('slides are stacked, and change only their opacity', async ({ page }) => {
  await openCarousel(page);
  const moved = await slider(page).evaluate(async (element) => {
    const properties = new Set<string>();
    element.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) properties.add(event.propertyName);
    });
    await new Promise((resolve) => element.addEventListener('transitionend', resolve));
    return [...properties];
  });
  expect(moved).toEqual(['opacity']);
  const slides = await slider(page).locator('[aria-roledescription]').all();
  expect(slides).toHaveLength(TITLES.length);
  const places = await Promise.all(slides.map((each) => each.boundingBox()));
  for (const place of places) expect(place).toEqual(places[0]);
});

test('the page does not show through during a fade', async ({ page }) => {
  await openCarousel(page);
  const slides = slider(page).locator('[aria-roledescription]');
  const [old, next] = [slides.nth(0), slides.nth(1)];
  await control(page, titleAt(0)).click();
  await control(page, label('pause')).click();
  await slider(page).evaluate(async (element) => {
    const running = () => element.getAnimations({ subtree: true });
    await Promise.all(running().map(({ finished }) => finished));
    element.addEventListener('transitionrun', () => {
      for (const fade of running()) {
        fade.pause();
        fade.currentTime = Number(fade.effect?.getComputedTiming().endTime) / 2;
      }
    });
  });
  await control(page, titleAt(1)).click();
  const seen = (element: Element) => {
    let opacity = 1;
    for (let box: Element | null = element; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    const ground = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return { opacity, ground };
  };
  await expect.poll(async () => (await next.evaluate(seen)).opacity).toBeGreaterThan(0);
  const above = await next.evaluate(seen);
  expect(above.opacity).toBeLessThan(1);
  const below = await old.evaluate(seen);
  const { x = NaN, y = NaN, height = NaN } = (await next.boundingBox()) ?? {};
  // A pixel without text.
  const clip = { x: Math.ceil(x) + 10, y: Math.round(y + height / 2), width: 1, height: 1 };
  const pixel = [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  for (const [channel, value] of pixel.entries()) {
    const [top = NaN, bottom = NaN] = [above, below].map(({ ground }) => ground[channel]);
    const mixed = above.opacity * top + (1 - above.opacity) * bottom;
    expect(Math.abs(value - mixed)).toBeLessThan(3);
  }
});

test('hidden slides take no focus', async ({ page }) => {
  await openPlaying(page);
  await expect(carousel(page).getByRole('link')).toHaveCount(1);
  const { heading, button: before } = content.home.offers;
  await page.getByRole('region', { name: heading }).getByRole('link', { name: before }).focus();
  await page.keyboard.press('Tab');
  await expect(slide(page, titleAt(0)).getByRole('link', { name: button })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control(page, titleAt(0))).toBeFocused();
});

test('the button of each slide leads to About, and the slides advance after Back', async ({
  page,
}) => {
  await openCarousel(page);
  for (const [index, title] of TITLES.entries()) {
    await control(page, title).click();
    await slide(page, title).getByRole('link', { name: button }).click();
    await expectPage(page, '/about', content.about.heading);
    await (index === 0 ? footerLink(page, content.home.name).click() : page.goBack());
    // A pointer on the slides would stop them.
    await page.mouse.move(0, 0);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeVisible();
  }
  await showsSlide(page, titleAt(1));
});

const SLICK = scriptsWith('slick-track');

for (const width of [1440, 390])
  test(`the carousel keeps its height on each slide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await page.evaluate(() => document.fonts.ready);
    const height = async () => Math.round((await carousel(page).boundingBox())?.height ?? 0);
    const before = await height();
    for (const title of TITLES) {
      await control(page, title).click();
      await expect(carousel(page).getByRole('heading', { name: title })).toBeVisible();
      expect(await height()).toBe(before);
    }
  });

test('slides paused before react-slick has loaded stay paused', async ({ page }) => {
  await page.clock.install();
  const releaseSlick = await delayRequests(page, SLICK);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await control(page, label('pause')).click();
  releaseSlick();
  await expect(slider(page)).toBeVisible();
  await page.clock.runFor(3000);
  await showsSlide(page, titleAt(0));
});

test('react-slick does not take the focus from a slide when it loads', async ({ page }) => {
  const releaseSlick = await delayRequests(page, SLICK);
  const response = page.waitForResponse(SLICK);
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
