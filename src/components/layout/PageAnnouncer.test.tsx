import { render, screen } from '@testing-library/react';
import { PageAnnouncer } from './PageAnnouncer';

const page = (path: string, heading: string) => (
  <>
    <h1>{heading}</h1>
    <PageAnnouncer words="Geöffnet: {page}" path={path} />
  </>
);

test('a page that is loaded is not announced, one that is opened from it is, by its heading', () => {
  const { rerender } = render(page('/', 'Start'));
  expect(screen.queryByText(/Geöffnet/)).not.toBeInTheDocument();
  rerender(page('/about', 'Was wir $& tun'));
  const said = screen.getByText('Geöffnet: Was wir $& tun');
  expect(said).toHaveAttribute('aria-live', 'polite');
  rerender(page('/', 'Start'));
  expect(said).toHaveTextContent('Geöffnet: Start');
});
