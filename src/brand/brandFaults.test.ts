import type { Brand, Thread } from './brand';
import { brandFaults } from './brandFaults';
import { BRANDS } from './testing/brands';

const valid = BRANDS['the placeholder brand'];

const faultsOf = (brand: Brand): string[] =>
  brandFaults(brand).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** Returns the suggested colour, which is at the end of the only fault. */
const suggestedColour = (brand: Brand): string => {
  const faults = faultsOf(brand);
  expect(faults).toHaveLength(1);
  return /#[0-9a-f]{6}$/.exec(faults.join())?.[0] ?? '';
};

const withThread = (index: 0 | 1 | 2, changes: Partial<Thread>): Brand => {
  const threads: [Thread, Thread, Thread] = [...valid.threads];
  threads[index] = { ...threads[index], ...changes };
  return { ...valid, threads };
};

test.each(Object.entries(BRANDS))('finds no fault in %s', (_, brand) => {
  expect(faultsOf(brand)).toEqual([]);
});

test('names the contrast of ground and paper if it is too low, and suggests a ground', () => {
  const brand = { ...valid, ground: '#e9c46a', paper: '#f4a261' };
  expect(faultsOf(brand)).toEqual([
    `ground: ground #e9c46a and paper #f4a261 are 1.2:1, and text needs 7:1. The nearest ground with enough contrast: ${suggestedColour(brand)}`,
  ]);
  expect(faultsOf({ ...brand, ground: suggestedColour(brand) })).toEqual([]);
});

test('suggests a paper if no ground is dark enough', () => {
  const brand = { ...valid, ground: '#333333', paper: '#808080' };
  expect(faultsOf(brand)[0]).toMatch('No ground has enough contrast.');
  expect(faultsOf({ ...brand, paper: suggestedColour(brand) })).toEqual([]);
});

test('suggests ground and paper if changing one is not enough', () => {
  const [fault = ''] = faultsOf({ ...valid, ground: '#7c7c7c', paper: '#7f7f7f' });
  const [, ground = '', paper = ''] = /ground (#\w{6}) and paper (#\w{6})$/.exec(fault) ?? [];
  expect(faultsOf({ ...valid, ground, paper })).toEqual([]);
});

test('refuses a ground that is lighter than the paper', () => {
  const [fault] = faultsOf({ ...valid, ground: valid.paper, paper: valid.ground });
  expect(fault).toBe(
    'ground: ground #f3f5f0 is lighter than paper #0b2b26. The ground is the dark colour: swap the two.',
  );
});

test.each([
  ['the ground (equal)', '#0b2b26', 'ground #0b2b26', 0],
  ['the ground (similar)', '#0f312b', 'ground #0b2b26', 0.022],
  ['the paper', '#f5f5f2', 'paper #f3f5f0', 0.003],
  ['another thread', '#ff6f44', 'first #ff6a3d', 0.009],
])(
  'refuses a thread that looks like %s, and suggests a colour that is different enough',
  (_, colour, similar, difference) => {
    const brand = withThread(1, { colour });
    const [fault] = faultsOf(brand);
    expect(fault).toContain(
      `threads.1.colour: second ${colour} and ${similar} look alike: their difference is ${difference} (black and white: 1)`,
    );
    expect(faultsOf(withThread(1, { colour: suggestedColour(brand) }))).toEqual([]);
  },
);

test('refuses two threads with the same name, whether in capitals or small letters', () => {
  expect(faultsOf(withThread(2, { name: 'First' }))).toEqual([
    'threads.2.name: "First" is the name of another thread too. Give each thread a different name.',
  ]);
});
