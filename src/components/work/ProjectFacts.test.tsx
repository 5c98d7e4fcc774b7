import { render, screen } from '@testing-library/react';
import { ProjectFacts } from './ProjectFacts';

jest.mock('gatsby', () => ({
  graphql: () => undefined,
  prefetchPathname: () => undefined,
}));

const PROJECT: Queries.ProjectFactsFragment = {
  client: 'Brot & Mehr',
  year: 2026,
  serviceLinks: [
    { title: 'Design', path: '/services/design' },
    { title: 'Develop', path: null },
  ],
  link: 'https://www.brot.example/shop?from=us',
};

const factTexts = (): string[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('lists client, year, services and the site that was made, by its name', () => {
  render(<ProjectFacts project={PROJECT} />);

  expect(factTexts()).toEqual([
    'Brot & Mehr',
    '2026',
    'Design',
    'Develop',
    'brot.example',
  ]);
});

test('links to the site that was made, and to services with a page', () => {
  render(<ProjectFacts project={PROJECT} />);

  const addresses = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

  expect(addresses).toEqual(['/services/design', PROJECT.link]);
});

test('leaves out what a project does not have', () => {
  render(
    <ProjectFacts
      project={{ client: null, year: null, serviceLinks: [], link: null }}
    />,
  );

  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
