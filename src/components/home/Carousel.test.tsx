import { render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('./useSlider', () => ({ useSlider: () => ({}) }));
jest.mock('./useReducedMotion', () => ({ useReducedMotion: () => true }));
jest.mock('../Drawing', () => ({ Drawing: () => null }));

const service = (title: string) => ({
  title,
  titleHyphenated: title,
  widestWord: 4,
  colour: 1,
  slide: { text: 'Less.', drawing: 'arcs.svg' },
});
const labels = {
  carousel: 'carousel',
  slide: 'slide',
  slides: '{number} of {count}: {title}',
  choose: 'Choose a slide',
  pause: 'Pause',
  play: 'Play',
};
const carousel = (...titles: string[]) => (
  <Carousel
    page={{ slides: { heading: 'Our work', button: 'Read on' } }}
    agency={{ labels }}
    allService={{ nodes: titles.map(service) }}
  />
);

test('the accessible name of a slide has its service’s title, even with the special characters of String.replace', () => {
  render(carousel('Save $$ & $&'));
  expect(screen.getByRole('group', { name: '1 of 1: Save $$ & $&' })).toBeVisible();
});

test('shows controls for two slides, but not for one', () => {
  const { rerender } = render(carousel('Save'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(carousel('Save', 'Spend'));
  expect(screen.getAllByRole('button')).toHaveLength(2 + 1);
});
