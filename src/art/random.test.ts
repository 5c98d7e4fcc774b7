import { random, shuffled } from './random';

const ten = (seed: string): number[] => {
  const next = random(seed);
  return Array.from({ length: 10 }, () => next());
};

test('the same seed gives the same numbers', () => {
  expect(ten('home')).toEqual(ten('home'));
});

test('seeds that differ by one letter share no number', () => {
  const other = ten('hone');
  expect(ten('home').filter((number) => other.includes(number))).toEqual([]);
});

test('numbers lie from 0 up to 1 and spread evenly', () => {
  const next = random('evenly');
  const numbers = Array.from({ length: 10_000 }, () => next());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(share - 1000)).toBeLessThan(150);
  }
});

test('shuffling keeps every item and changes their order', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const mixed = shuffled(items, random('mixed'));
  expect(mixed).not.toEqual(items);
  expect([...mixed].sort((a, b) => a - b)).toEqual(items);
});
