import { render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

// the real one throws outside of a build
jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('./useSlider', () => ({
  useSlider: () => ({}),
  useReducedMotion: () => false,
})); // jsdom lacks their browser APIs
jest.mock('../Drawing', () => ({ Drawing: () => null })); // jsdom has no fetch

const createService = (title: string) => ({
  title,
  titleHyphenated: title,
  // required by the type, like the fields below; no test reads them
  widestWordWidth: 4,
  colour: 1,
  slide: { text: 'Less.', drawing: 'arcs.svg' },
});
const otherLabels = {
  carousel: '',
  slide: '',
  choose: '',
  pause: 'Pause',
  play: '',
};
const props = {
  page: { slides: { heading: 'Our work', button: 'Read on' } },
  labels: { ...otherLabels, slides: '{number} of {count}: {title}' },
  services: [createService('Save $$ & $&')],
};

test('the accessible name of a slide keeps `$$` and `$&` in the title of its service', () => {
  render(<Carousel {...props} />);
  expect(
    screen.getByRole('group', { name: '1 of 1: Save $$ & $&' }),
  ).toBeVisible();
});

test('two slides have one button each and a pause button; one slide has no buttons', () => {
  const { rerender } = render(<Carousel {...props} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <Carousel
      {...props}
      services={[createService('Save'), createService('Spend')]}
    />,
  );
  const buttonTexts = screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

  expect(buttonTexts).toEqual(['Save', 'Spend', 'Pause']);
});
