import { fireEvent, render, screen } from '@testing-library/react';
import { goTo } from '../browser/goTo';
import { PageLink } from './PageLink';

jest.mock('gatsby', () => ({ prefetchPathname: () => {} }));
jest.mock('../browser/goTo', () => ({ goTo: jest.fn() }));

function isFollowedAfterClick(modifiers: MouseEventInit): boolean {
  render(<PageLink to="/about">About us</PageLink>);
  let isFollowed = false;
  window.onclick = (event) => {
    isFollowed = !event.defaultPrevented;
    // jsdom logs an error when a link is followed.
    event.preventDefault();
  };
  fireEvent.click(screen.getByRole('link'), modifiers);
  return isFollowed;
}

afterEach(() => jest.mocked(goTo).mockClear());

test('a click shows the page without loading a new document', () => {
  expect(isFollowedAfterClick({})).toBe(false);
  expect(goTo).toHaveBeenCalledWith('/about');
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser, which opens a tab or window or downloads the page',
  (key) => {
    expect(isFollowedAfterClick({ [key]: true })).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
  },
);
