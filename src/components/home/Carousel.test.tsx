import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { Carousel } from './Carousel';

// The real one throws outside of a build.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

let reducedMotion: boolean;

/** Tells the carousel that it is near the viewport. */
let comeNear: () => void;

class FakeObserver {
  constructor(report: (entries: object[]) => void) {
    comeNear = () => report([{ isIntersecting: true }]);
  }

  observe() {}
  disconnect() {}
}

// jsdom has none of these.
beforeEach(() => {
  reducedMotion = false;
  Object.assign(globalThis, {
    IntersectionObserver: FakeObserver,
    matchMedia: () => ({
      matches: reducedMotion,
      addEventListener() {},
      removeEventListener() {},
    }),
    fetch: async () => ({ ok: true, text: async () => '<svg />' }),
  });
});

const createService = (title: string, path: string | null = null) => ({
  title,
  titleHyphenated: title,
  path,
  widestWordWidth: 4,
  colour: 1,
  slide: { text: 'Less.', drawing: 'arcs.svg' },
});
const props = {
  page: { slides: { heading: 'Our work', button: 'Read on' } },
  labels: {
    carousel: 'carousel',
    slide: 'slide',
    slides: '{number} of {count}: {title}',
    choose: 'Choose a slide',
    pause: 'Pause',
    play: 'Play',
  },
  services: [createService('Save'), createService('Spend')],
};

const buttonTexts = () =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const currentButton = () => screen.getByRole('button', { current: true });

/** Names of the slides that react-slick does not hide. */
const shownSlides = () =>
  screen
    .getAllByRole('group', { name: /of/ })
    .map((slide) => slide.getAttribute('aria-label'));

const loadReactSlick = () => act(async () => comeNear());

test('the accessible name of a slide keeps `$$` and `$&` in the title of its service', () => {
  render(<Carousel {...props} services={[createService('Save $$ & $&')]} />);

  expect(
    screen.getByRole('group', { name: '1 of 1: Save $$ & $&' }),
  ).toBeVisible();
});

test.each([
  ['/about', 'has no page', null],
  ['/services/save', 'has one', '/services/save'],
])('the slide leads to %s if its service %s', (address, _, path) => {
  render(<Carousel {...props} services={[createService('Save', path)]} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

test('one slide has no buttons', () => {
  render(<Carousel {...props} services={[createService('Save')]} />);

  expect(buttonTexts()).toEqual([]);
});

test('two slides have one button each and a pause button', () => {
  render(<Carousel {...props} />);

  expect(buttonTexts()).toEqual(['Save', 'Spend', 'Pause']);
});

test('a slide that was chosen before react-slick has loaded is shown once it has', async () => {
  render(<Carousel {...props} />);
  await user.click(button('Spend'));
  expect(currentButton()).toHaveTextContent('Spend');

  await loadReactSlick();
  expect(shownSlides()).toEqual(['2 of 2: Spend']);
});

test('a button shows its slide and hides the other', async () => {
  render(<Carousel {...props} />);
  await loadReactSlick();
  expect(shownSlides()).toEqual(['1 of 2: Save']);

  await user.click(button('Spend'));
  expect(shownSlides()).toEqual(['2 of 2: Spend']);
  expect(currentButton()).toHaveTextContent('Spend');
});

test('Pause and Play take turns', async () => {
  render(<Carousel {...props} />);

  await user.click(button('Pause'));
  expect(buttonTexts()).toContain('Play');

  await user.click(button('Play'));
  expect(buttonTexts()).toContain('Pause');
});

test('under reduced motion, the slides wait for Play', () => {
  reducedMotion = true;
  render(<Carousel {...props} />);

  expect(buttonTexts()).toContain('Play');
});
