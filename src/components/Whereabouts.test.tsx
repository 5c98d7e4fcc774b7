import { render, screen } from '@testing-library/react';
import { Whereabouts } from './Whereabouts';

jest.mock('gatsby', () => ({ graphql: () => undefined }));

const ADDRESS = '1 Mill Lane, Town';
const PLACE = { address: ADDRESS, map: null };
const AGENCY = { places: [PLACE], phone: null, phoneUri: null };

test('the telephone number is a link that calls it, and reads as typed', () => {
  render(
    <Whereabouts
      agency={{
        ...AGENCY,
        phone: '+44 (0)20 7946-0000',
        phoneUri: 'tel:+442079460000',
      }}
    />,
  );

  const link = screen.getByRole('link', { name: '+44 (0)20 7946-0000' });

  expect(link).toHaveAttribute('href', 'tel:+442079460000');
});

test('the postal address is a link to the map', () => {
  const map = 'https://maps.example/1-mill-lane';

  render(<Whereabouts agency={{ ...AGENCY, places: [{ ...PLACE, map }] }} />);
  expect(screen.getByRole('link', { name: ADDRESS })).toHaveAttribute(
    'href',
    map,
  );
});

test('each office has a line, and the map of its own', () => {
  const map = 'https://maps.example/2-harbour-street';
  const places = [PLACE, { address: '2 Harbour Street, Port', map }];

  render(<Whereabouts agency={{ ...AGENCY, places }} />);
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(
    screen.getByRole('link', { name: '2 Harbour Street, Port' }),
  ).toHaveAttribute('href', map);
});

test('without a map, the postal address is no link', () => {
  render(<Whereabouts agency={AGENCY} />);
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
