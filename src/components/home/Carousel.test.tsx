import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Carousel } from './Carousel';

jest.mock('gatsby', () => ({ graphql: () => undefined, Link: 'a' }));
jest.mock('./useSlider', () => ({ useSlider: () => ({ failed: true }) }));
jest.mock('./useReducedMotion', () => ({ useReducedMotion: () => true }));
jest.mock('../Drawing', () => ({ Drawing: () => null }));

test('the name of a slide has the title of its service as it is written', () => {
  const props: ComponentProps<typeof Carousel> = {
    page: { slides: { heading: 'Our work', button: 'Read on' } },
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      slides: '{number} of {count}: {title}',
      choose: 'Choose a slide',
      pause: 'Pause',
      play: 'Play',
    },
    services: [{ title: 'Save $$ & $&', colour: 1, slide: { text: 'Less.', drawing: 'arcs.svg' } }],
  };
  render(<Carousel {...props} />);
  expect(screen.getByRole('group', { name: '1 of 1: Save $$ & $&' })).toBeVisible();
});
