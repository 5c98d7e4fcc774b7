import { random, shuffled } from './random';

const numbers = (seed: string, count: number): number[] =>
  Array.from({ length: count }, random(seed));

test('the same seed gives the same numbers, and another seed gives others', () => {
  const ten = numbers('home', 10);
  expect(numbers('home', 10)).toEqual(ten);
  expect(numbers('hone', 10).filter((number) => ten.includes(number))).toEqual([]);
});

test('numbers are at least 0, below 1, and evenly distributed', () => {
  const drawn = numbers('evenly', 10_000);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = drawn.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(share - 1000)).toBeLessThan(150);
  }
});

test('shuffled keeps every item and changes the order', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const mixed = shuffled(items, random('mixed'));
  expect(mixed).not.toEqual(items);
  expect([...mixed].sort((a, b) => a - b)).toEqual(items);
});
