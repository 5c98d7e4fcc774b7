import { render, screen } from '@testing-library/react';
import { PageAnnouncer } from './PageAnnouncer';

const createPageElement = (path: string, heading: string) => (
  <>
    <h1>{heading}</h1>
    <PageAnnouncer pattern="Geöffnet: {page}" path={path} />
  </>
);

test('announces the heading of a page after a page change, but not on the first load', () => {
  const { rerender } = render(createPageElement('/', 'Start'));

  expect(screen.queryByText(/Geöffnet/)).not.toBeInTheDocument();

  // In a replacement string, String.replace would insert the match for `$&`.
  rerender(createPageElement('/about', 'Was wir $& tun'));
  const announcement = screen.getByText('Geöffnet: Was wir $& tun');

  expect(announcement).toHaveAttribute('aria-live', 'polite');

  rerender(createPageElement('/', 'Start'));
  expect(announcement).toHaveTextContent('Geöffnet: Start');
});

test('announces a heading without its soft hyphens, which some screen readers read', () => {
  const { rerender } = render(createPageElement('/', 'Start'));

  rerender(createPageElement('/about', 'Soft\u00adware'));

  expect(screen.getByText('Geöffnet: Software')).toBeInTheDocument();
});
