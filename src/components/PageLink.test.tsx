import { fireEvent, render, screen } from '@testing-library/react';
import { goTo } from '../browser/goTo';
import { PageLink } from './PageLink';

jest.mock('gatsby', () => ({ prefetchPathname: () => {} }));
jest.mock('../browser/goTo', () => ({ goTo: jest.fn() }));

/** Renders a link and clicks it with modifier keys. @returns whether the browser would follow it */
function click(modifiers: MouseEventInit): boolean {
  render(<PageLink to="/about">About us</PageLink>);
  let isFollowed = false;
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    // jsdom logs an error when a link is followed.
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(screen.getByRole('link'), modifiers);
  return isFollowed;
}

afterEach(() => jest.mocked(goTo).mockClear());

test('a click shows the page without loading a new document', () => {
  expect(click({})).toBe(false);
  expect(goTo).toHaveBeenCalledWith('/about');
});

test.each([
  ['Cmd', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])(
  'leaves a click with %s to the browser, which opens a tab or window or downloads the page',
  (_, modifiers) => {
    expect(click(modifiers)).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
  },
);
