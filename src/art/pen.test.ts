import { Pen } from './pen';

test('after M, writes relative commands without redundant letters and spaces', () => {
  const lines = new Pen()
    .move([10, 20])
    .line([30, 20])
    .line([30, 5])
    .line([40, 15]);

  expect(String(lines)).toBe('M10 20h20v-15l10 10');
  const curves = new Pen()
    .move([0, 0])
    .smooth([1, 2], [3, 4])
    .smooth([4, 3], [5, 6]);

  expect(String(curves)).toBe('M0 0s1 2 3 4 1-1 2 2');
});

test('rounds to the given number of decimals, by default to whole numbers', () => {
  expect(String(new Pen().move([1.6, 0]).line([3.6, 0]))).toBe('M2 0h2');
  expect(String(new Pen({ decimals: 1 }).move([0.25, 0]).line([0.75, 0]))).toBe(
    'M.3 0h.5',
  );
});

test('rounding errors don’t accumulate along a path', () => {
  const pen = new Pen().move([0, 0]);

  // Each 0.4 alone would be rounded to 0.
  for (let step = 1; step <= 5; step += 1) pen.line([step * 0.4, step * 10]);
  expect(String(pen)).toBe('M0 0v10l1 10v10l1 10v10');
});

test('glide draws a curve with horizontal ends, or a line to a point at the same height', () => {
  const pen = new Pen().move([0, 0]).glide([20, 8]).glide([30, 8]);

  expect(String(pen)).toBe('M0 0c10 0 10 8 20 8h10');
});
