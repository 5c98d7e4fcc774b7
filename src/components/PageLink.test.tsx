import { fireEvent, render, screen } from '@testing-library/react';
import { goTo } from '../browser/goTo';
import { PageLink } from './PageLink';

jest.mock('gatsby', () => ({ prefetchPathname: () => {} }));
jest.mock('../browser/goTo', () => ({ goTo: jest.fn() }));

/** Presses the link. @returns whether the browser is left to follow it */
function press(init: MouseEventInit): boolean {
  render(<PageLink to="/about">About us</PageLink>);
  let left = false;
  const last = (event: Event) => {
    left = !event.defaultPrevented;
    // jsdom can't follow a link, and would say so.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(screen.getByRole('link'), init);
  return left;
}

afterEach(() => jest.mocked(goTo).mockClear());

test('a press shows the page without loading it anew', () => {
  expect(press({})).toBe(false);
  expect(goTo).toHaveBeenCalledWith('/about');
});

test.each([
  ['Cmd', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('a press with %s is left to the browser, which opens or saves the page elsewhere', (_, init) => {
  expect(press(init)).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
});
