import {
  TITLES,
  INTERVAL,
  carousel,
  slider,
  slide,
  control,
  shows,
  openCarousel,
  openPlaying,
} from './carousel';
import { expect, test } from './test';
import { label, words } from './words';

test('react-slick moves one slide into the next every 2000 ms', async ({ page }) => {
  await openCarousel(page);
  const changes = await slider(page).evaluate(
    (element) =>
      new Promise<{ at: number; title: string }[]>((resolve) => {
        const seen: { at: number; title: string }[] = [];
        const title = () => element.querySelector('.slick-current h2')?.textContent ?? '';
        let last = title();
        const observer = new MutationObserver(() => {
          if (title() === last) return;
          last = title();
          seen.push({ at: performance.now(), title: last });
          if (seen.length < 4) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(element, { subtree: true, attributes: true, attributeFilter: ['class'] });
      }),
  );
  const first = TITLES.findIndex((title) => title === changes[0]?.title);
  expect(changes.map(({ title }) => title)).toEqual(
    changes.map((_, index) => TITLES[(first + index) % TITLES.length]),
  );
  changes.slice(1).forEach(({ at }, index) => {
    expect(Math.abs(at - (changes[index]?.at ?? 0) - INTERVAL)).toBeLessThanOrEqual(250);
  });
});

test('slides lie upon each other and change by opacity alone', async ({ page }) => {
  await openCarousel(page);
  const { moved, places } = await slider(page).evaluate(
    (element) =>
      new Promise<{ moved: string[]; places: string[] }>((resolve) => {
        const properties = new Set<string>();
        element.addEventListener('transitionrun', (event) => {
          if (event instanceof TransitionEvent) properties.add(event.propertyName);
        });
        element.addEventListener('transitionend', () => {
          const slides = [...element.querySelectorAll('[aria-roledescription]')];
          const boxes = slides.map((each) => each.getBoundingClientRect());
          resolve({
            moved: [...properties],
            places: boxes.map(({ x, y, width, height }) => [x, y, width, height].join()),
          });
        });
      }),
  );
  expect(moved).toEqual(['opacity']);
  expect(places).toHaveLength(3);
  expect(new Set(places).size).toBe(1);
});

test('a slide is shown for 2000 ms, no more and no less', async ({ page }) => {
  await openPlaying(page);
  for (const [now, next] of [
    ['Design', 'Develop'],
    ['Develop', 'Deliver'],
    ['Deliver', 'Design'],
  ] as const) {
    await page.clock.runFor(INTERVAL - 50);
    await shows(page, now);
    await page.clock.runFor(50);
    await shows(page, next);
  }
});

test('the slides that are not shown take no focus', async ({ page }) => {
  await openPlaying(page);
  await expect(carousel(page).getByRole('link')).toHaveCount(1);
  await page
    .getByRole('region', { name: 'What we can do for you' })
    .getByRole('link', { name: 'Contact Us' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(slide(page, 'Design').getByRole('link', { name: 'Find out more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control(page, 'Design')).toBeFocused();
});

for (const title of TITLES) {
  test(`Find out more on ${title} leads to About`, async ({ page }) => {
    await openCarousel(page);
    await control(page, label('pause')).click();
    await control(page, title).click();
    await slide(page, title).getByRole('link', { name: 'Find out more' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.heading);
  });
}

test('the slides still move after the visitor has been on another page', async ({ page }) => {
  await openCarousel(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  // Where the pointer is left on the slides, they stand still.
  await page.mouse.move(0, 0);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await shows(page, 'Develop');
});
