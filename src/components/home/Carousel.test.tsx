import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Carousel } from './Carousel';

jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('./useSlider', () => ({ useSlider: () => ({}), useReducedMotion: () => false }));
jest.mock('../Drawing', () => ({ Drawing: () => null }));

const service = (title: string) => ({
  title,
  titleHyphenated: title,
  widestWordWidth: 4,
  colour: 1,
  slide: { text: 'Less.', drawing: 'arcs.svg' },
});
const otherLabels = { carousel: '', slide: '', choose: '', pause: '', play: '' };
const props: ComponentProps<typeof Carousel> = {
  page: { slides: { heading: 'Our work', button: 'Read on' } },
  labels: { ...otherLabels, slides: '{number} of {count}: {title}' },
  services: [service('Save $$ & $&')],
};

test('the accessible name of a slide keeps `$$` and `$&` in the title of its service', () => {
  render(<Carousel {...props} />);
  expect(screen.getByRole('group', { name: '1 of 1: Save $$ & $&' })).toBeVisible();
});

test('two slides have one button each and a pause button; one slide has no buttons', () => {
  const { rerender } = render(<Carousel {...props} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Carousel {...props} services={[service('Save'), service('Spend')]} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
