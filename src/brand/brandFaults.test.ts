import type { Brand, Thread } from './brand';
import { brandFaults } from './brandFaults';
import { BRANDS } from './testing/brands';

const right = BRANDS['the one that the site was drawn in'];

/** Returns each fault as `path: message`. */
const faultsOf = (brand: Brand): string[] =>
  brandFaults(brand).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** Returns the colour at the end of the only fault, which is the suggested one. */
const advice = (brand: Brand): string => {
  const [fault = '', ...others] = faultsOf(brand);
  expect(others).toEqual([]);
  return /#[0-9a-f]{6}$/.exec(fault)?.[0] ?? '';
};

const withThread = (place: 0 | 1 | 2, thread: Partial<Thread>): Brand => {
  const threads: [Thread, Thread, Thread] = [...right.threads];
  threads[place] = { ...threads[place], ...thread };
  return { ...right, threads };
};

test.each(Object.entries(BRANDS))('finds no fault in %s', (_, brand) => {
  expect(faultsOf(brand)).toEqual([]);
});

test('names the contrast of ground and paper if it is too low, and suggests a ground', () => {
  const brand = { ...right, ground: '#e9c46a', paper: '#f4a261' };
  expect(faultsOf(brand)).toEqual([
    `ground: ground #e9c46a and paper #f4a261 are 1.2:1, and text needs 7:1. The nearest ground that does: ${advice(brand)}`,
  ]);
  expect(faultsOf({ ...brand, ground: advice(brand) })).toEqual([]);
});

test('suggests a paper if no ground is dark enough', () => {
  const brand = { ...right, ground: '#333333', paper: '#808080' };
  expect(faultsOf(brand)[0]).toMatch('No ground does; the nearest paper that does: #');
  expect(faultsOf({ ...brand, paper: advice(brand) })).toEqual([]);
});

test('suggests both if neither can stay', () => {
  const [fault = ''] = faultsOf({ ...right, ground: '#7c7c7c', paper: '#7f7f7f' });
  const [, ground = '', paper = ''] =
    /The nearest that do: ground (#\w{6}) and paper (#\w{6})$/.exec(fault) ?? [];
  expect(faultsOf({ ...right, ground, paper })).toEqual([]);
});

test('refuses a ground that is lighter than the paper', () => {
  const [fault] = faultsOf({ ...right, ground: right.paper, paper: right.ground });
  expect(fault).toBe(
    'ground: ground #f3f5f0 is lighter than paper #0b2b26. The ground is the dark one: write each in the other’s place.',
  );
});

test.each([
  ['the ground, being equal', '#0b2b26', 'ground #0b2b26', '0 '],
  ['the ground', '#0f312b', 'ground #0b2b26', '0.02'],
  ['the paper', '#f5f5f2', 'paper #f3f5f0', '0'],
  ['another thread', '#ff6f44', 'first #ff6a3d', '0.009'],
])(
  'refuses a thread that looks like %s, and suggests one that does not',
  (_, colour, twin, distance) => {
    const brand = withThread(1, { colour });
    const [fault] = faultsOf(brand);
    expect(fault).toMatch(
      `threads.1.colour: second ${colour} and ${twin} look alike: they are ${distance}`,
    );
    expect(faultsOf(withThread(1, { colour: advice(brand) }))).toEqual([]);
  },
);

test('refuses two threads with one name', () => {
  expect(faultsOf(withThread(2, { name: 'First' }))).toEqual([
    'threads.2.name: "First" is the name of another thread too. Give each a name of its own.',
  ]);
});
