import { random, shuffled } from './random';

const numbers = (seed: string, count: number): number[] =>
  Array.from({ length: count }, random(seed));

test('the same seed gives the same numbers, and another seed gives others', () => {
  const expected = numbers('home', 10);
  expect(numbers('home', 10)).toEqual(expected);
  expect(numbers('hone', 10).filter((number) => expected.includes(number))).toEqual([]);
});

test('numbers are at least 0, below 1, and evenly distributed', () => {
  const sample = numbers('evenly', 10_000);
  expect(Math.min(...sample)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sample)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = sample.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('shuffled keeps every item once and changes the order', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const result = shuffled(items, random('seed'));
  expect(result).not.toEqual(items);
  expect([...result].sort((a, b) => a - b)).toEqual(items);
});
