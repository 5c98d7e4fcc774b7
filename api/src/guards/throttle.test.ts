import { createThrottle } from './throttle';

/** A throttle with a clock that stands still until it is moved. */
function start(perAddress: number, perInstance: number) {
  let ms = 1_000_000;
  const throttle = createThrottle({ perAddress, perInstance, windowMs: 60_000 }, () => ms);
  return {
    pass: (seconds: number) => {
      ms += seconds * 1000;
    },
    take: (address?: string) => throttle.take(address),
    taken: (address?: string) => 'giveBack' in throttle.take(address),
  };
}

test('an address has its number of places, and others have theirs', () => {
  const { taken } = start(2, 0);
  expect([taken('a'), taken('a'), taken('a'), taken('b')]).toEqual([true, true, false, true]);
});

test('the instance has its number of places for all addresses together', () => {
  const { taken } = start(0, 2);
  expect([taken('a'), taken('b'), taken('c')]).toEqual([true, true, false]);
});

test('an unknown address counts towards the instance alone', () => {
  const { taken } = start(1, 3);
  expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false]);
});

test('zero is no limit', () => {
  const { taken } = start(0, 0);
  expect(Array.from({ length: 500 }, () => taken())).not.toContain(false);
  expect(Array.from({ length: 500 }, () => taken('a'))).not.toContain(false);
});

test('a place is free again when the window has passed', () => {
  const { pass, taken } = start(1, 0);
  taken('a');
  pass(59.9);
  expect(taken('a')).toBe(false);
  pass(0.1);
  expect(taken('a')).toBe(true);
});

test('a refusal says after how many seconds there will be a place', () => {
  const { pass, take } = start(2, 0);
  take('a');
  pass(20);
  take('a');
  pass(10.5);
  expect(take('a')).toEqual({ retryAfterS: 30 });
});

test('a refusal for two reasons names the longer wait', () => {
  const { pass, take } = start(1, 2);
  take('b');
  pass(10);
  take('a');
  expect(take('a')).toEqual({ retryAfterS: 60 });
});

test('a refused attempt does not prolong the wait', () => {
  const { pass, take, taken } = start(1, 0);
  take('a');
  pass(30);
  take('a');
  pass(30);
  expect(taken('a')).toBe(true);
});

test('a place given back does not count', () => {
  const { take, taken } = start(1, 1);
  const place = take('a');
  if ('giveBack' in place) place.giveBack();
  expect(taken('a')).toBe(true);
});

test('a place given back twice frees no other', () => {
  const { take, taken } = start(1, 0);
  const place = take('a');
  if ('giveBack' in place) {
    place.giveBack();
    taken('a');
    place.giveBack();
  }
  expect(taken('a')).toBe(false);
});

test('a limit above what is remembered without one holds', () => {
  const { taken } = start(0, 10_500);
  const places = Array.from({ length: 10_501 }, () => taken());
  expect(places.filter(Boolean)).toHaveLength(10_500);
});

test('without a limit for the instance the oldest places are forgotten', () => {
  const { taken } = start(1, 0);
  taken('first');
  for (let i = 0; i <= 10_000; i += 1) taken(`other ${i}`);
  expect(taken('first')).toBe(true);
});
