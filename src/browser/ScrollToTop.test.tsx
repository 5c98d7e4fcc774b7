import { render, screen } from '@testing-library/react';
import { ScrollContext } from './ScrollToTop';

const scrolledTo: Element[] = [];
const scrollToPosition = jest.fn();

beforeEach(() => {
  scrolledTo.length = 0;
  scrollToPosition.mockClear();

  // jsdom has no layout, and implements neither scrolling nor its boxes.
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolledTo.push(this);
    },
    getClientRects: () => [{}],
  });
  window.scrollTo = scrollToPosition;
});

const pageAt = (pathname: string, hash = '', key = 'first') => (
  <ScrollContext location={{ pathname, hash, key }}>
    <details>
      <summary>What does it cost?</summary>
      <p id="question-1">It depends.</p>
    </details>
  </ScrollContext>
);

test('opens the answer to which the address of the first page leads', () => {
  render(pageAt('/contact', '#question-1'));
  expect(screen.getByText('It depends.')).toBeVisible();
  expect(scrolledTo).toEqual([]); // the browser has scrolled
});

test('opens the answer to which a page change leads, and scrolls to it', () => {
  const { rerender } = render(pageAt('/about'));

  expect(screen.getByText('It depends.')).not.toBeVisible();
  rerender(pageAt('/contact', '#question-1'));

  const answer = screen.getByText('It depends.');

  expect(answer).toBeVisible();
  expect(scrolledTo).toEqual([answer]);
});

test('a link to the page that is open scrolls to its top', () => {
  const { rerender } = render(pageAt('/about', '', 'first'));

  expect(scrollToPosition).not.toHaveBeenCalled();
  rerender(pageAt('/about', '', 'second'));
  expect(scrollToPosition).toHaveBeenCalledWith(0, 0);
});

test('a page that only renders again does not scroll', () => {
  const { rerender } = render(pageAt('/about'));

  rerender(pageAt('/about'));
  expect(scrollToPosition).not.toHaveBeenCalled();
});
