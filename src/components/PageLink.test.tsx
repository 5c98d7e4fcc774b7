import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { PageLink } from './PageLink';

jest.mock('gatsby', () => ({
  navigate: jest.fn(),
  prefetchPathname: () => {},
}));
const loadPage = jest.fn(async () => ({}));

// Gatsby's loader of pages
Object.assign(globalThis, { ___loader: { loadPage } });

function browserFollowsClick(modifiers: MouseEventInit): boolean {
  render(<PageLink to="/about">About us</PageLink>);
  let isFollowed = false;

  window.onclick = (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault(); // jsdom can't follow a link and would log an error
  };

  fireEvent.click(screen.getByRole('link'), modifiers);

  return isFollowed;
}

afterEach(() => loadPage.mockClear());

test('a click shows the page without loading a new document', async () => {
  expect(browserFollowsClick({})).toBe(false);
  expect(loadPage).toHaveBeenCalledWith('/about');
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/about', { replace: false }),
  );
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    expect(browserFollowsClick({ [key]: true })).toBe(true);
    expect(loadPage).not.toHaveBeenCalled();
  },
);
