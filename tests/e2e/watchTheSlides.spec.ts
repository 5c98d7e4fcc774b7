import sharp from 'sharp';
import { content, label } from '../content';
import {
  carousel,
  choose,
  control,
  INTERVAL,
  MOVES,
  openCarousel,
  openPlaying,
  showsSlide,
  slide,
  slider,
  STANDS,
  titleAt,
  TITLES,
} from './support/carousel';
import { hold } from './support/hold';
import { scriptsWith } from './support/scriptsWith';
import { expect, footerLink, open, shows, test } from './support/test';

test.skip(!MOVES, STANDS);

const { button } = content.home.slides;

test('a slide is shown for 2000 ms, no more and no less, one that was chosen too, and the last is followed by the first', async ({
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

test('the bar of a slide fills in the time that the slide is shown', async ({ page }) => {
  await openPlaying(page);
  const durations = await carousel(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(durations).toEqual([INTERVAL]);
});

test('slides lie upon each other and change by opacity alone', async ({ page }) => {
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

test('the page does not show through while one slide fades into the next', async ({ page }) => {
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
  // A pixel beside the words.
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

test('the slides that are not shown take no focus', async ({ page }) => {
  await openPlaying(page);
  await expect(carousel(page).getByRole('link')).toHaveCount(1);
  const { heading, button: before } = content.home.offers;
  await page.getByRole('region', { name: heading }).getByRole('link', { name: before }).focus();
  await page.keyboard.press('Tab');
  await expect(slide(page, titleAt(0)).getByRole('link', { name: button })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control(page, titleAt(0))).toBeFocused();
});

test('the button of each slide leads to About, and the slides still move when the visitor is back', async ({
  page,
}) => {
  await openCarousel(page);
  for (const [index, title] of TITLES.entries()) {
    await control(page, title).click();
    await slide(page, title).getByRole('link', { name: button }).click();
    await shows(page, '/about', content.about.heading);
    await (index === 0 ? footerLink(page, content.home.name).click() : page.goBack());
    // Where the pointer is left on the slides, they stand still.
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

test('slides that were paused before react-slick came stay paused', async ({ page }) => {
  await page.clock.install();
  const letSlickCome = await hold(page, SLICK);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await control(page, label('pause')).click();
  letSlickCome();
  await expect(slider(page)).toBeVisible();
  await page.clock.runFor(3000);
  await showsSlide(page, titleAt(0));
});

test('react-slick takes no focus away from a visitor who was there before it', async ({ page }) => {
  const letSlickCome = await hold(page, SLICK);
  const arrived = page.waitForResponse(SLICK);
  await open(page, '/');
  const link = slide(page, titleAt(0)).getByRole('link');
  await link.focus();
  letSlickCome();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeVisible();
  await expect(control(page, titleAt(0))).toBeFocused();
});
