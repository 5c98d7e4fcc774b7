import { random, shuffled } from './random';

test('numbers are at least 0, below 1, and evenly distributed', () => {
  const nextRandom = random('seed');
  const sample = Array.from({ length: 10_000 }, nextRandom);

  expect(Math.min(...sample)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sample)).toBeLessThan(1);

  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = sample.filter(
      (number) => Math.floor(number * 10) === tenth,
    ).length;

    // 150 is five times the standard deviation of this count.
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('shuffled keeps every item once and changes the order', () => {
  const items = [...Array(30).keys()];
  const result = shuffled(items, random('seed'));

  expect(result).not.toEqual(items);
  expect([...result].sort((a, b) => a - b)).toEqual(items);
});
