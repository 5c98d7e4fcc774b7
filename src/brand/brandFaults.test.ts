import type { Brand, Thread } from './brand';
import { brandFaults } from './brandFaults';
import { BRANDS } from '../../testing/brands';

// ground #0b2b26, paper #f3f5f0, thread-a #ff6a3d
const valid = BRANDS['the placeholder brand'];

const faultsOf = (changes: Partial<Brand>): string[] =>
  brandFaults({ ...valid, ...changes }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const withSecondThread = (changes: Partial<Thread>): Partial<Brand> => {
  const [first, second, third] = valid.threads;

  return { threads: [first, { ...second, ...changes }, third] };
};

test.each(Object.entries(BRANDS))('finds no fault in %s', (_, brand) => {
  expect(faultsOf(brand)).toEqual([]);
});

test('suggests a darker ground for too little contrast', () => {
  const pair = { ground: '#e9c46a', paper: '#f4a261' };

  expect(faultsOf(pair)).toEqual([
    'ground: ground #e9c46a and paper #f4a261 are 1.2:1, ' +
      'and they need 7:1. The nearest ground with enough contrast: #342809',
  ]);
  expect(faultsOf({ ...pair, ground: '#342809' })).toEqual([]);
});

test('suggests a lighter paper if no ground has enough contrast', () => {
  const pair = { ground: '#333333', paper: '#808080' };
  const [fault] = faultsOf(pair);

  expect(fault).toMatch(
    /No ground has .* The nearest paper that has: #c1c1c1$/,
  );
  expect(faultsOf({ ...pair, paper: '#c1c1c1' })).toEqual([]);
});

test('suggests a new ground and a new paper if neither alone suffices', () => {
  const [fault] = faultsOf({ ground: '#7c7c7c', paper: '#7f7f7f' });

  expect(fault).toMatch(/enough contrast: ground #000000 and paper #959595$/);
  expect(faultsOf({ ground: '#000000', paper: '#959595' })).toEqual([]);
});

test('refuses a ground that is lighter than the paper', () => {
  expect(faultsOf({ ground: valid.paper, paper: valid.ground })).toEqual([
    'ground: ground #f3f5f0 is lighter than paper #0b2b26. ' +
      'The ground is the dark colour: swap the two.',
  ]);
});

test.each([
  ['another thread (equal)', '#ff6a3d', 'thread-a #ff6a3d', 0, '#ff8764'],
  ['another thread (similar)', '#ff6f44', 'thread-a #ff6a3d', 0.009, '#ff8764'],
])(
  'for a thread like %s, suggests a new colour',
  (_, colour, similar, difference, suggestion) => {
    expect(faultsOf(withSecondThread({ colour }))).toEqual([
      `threads.1.colour: thread-b ${colour} and ${similar} look alike: ` +
        `their difference is ${difference} (black and white: 1), ` +
        'and a thread needs 0.05. ' +
        `The nearest thread-b that is different enough: ${suggestion}`,
    ]);
    expect(faultsOf(withSecondThread({ colour: suggestion }))).toEqual([]);
  },
);

test('refuses two threads whose names differ only in capitals', () => {
  expect(faultsOf(withSecondThread({ name: 'Thread-A' }))).toEqual([
    'threads.1.name: "Thread-A" is the name of another thread too. ' +
      'Give each thread a different name.',
  ]);
});
