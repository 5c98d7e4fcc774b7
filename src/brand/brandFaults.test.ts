import type { Brand, Thread } from './brand';
import { brandFaults } from './brandFaults';
import { BRANDS } from './testing/brands';

const right = BRANDS['the one that the site was drawn in'];

/** Messages with the way to their field before them. */
const faultsOf = (brand: Brand): string[] =>
  brandFaults(brand).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** The last colour of the only fault: what is advised. */
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

test.each(Object.entries(BRANDS))('nothing is wrong with %s', (_, brand) => {
  expect(faultsOf(brand)).toEqual([]);
});

test('a ground and a paper too near each other are refused with their ratio and the nearest ground', () => {
  const brand = { ...right, ground: '#e9c46a', paper: '#f4a261' };
  expect(faultsOf(brand)).toEqual([
    `ground: ground #e9c46a and paper #f4a261 are 1.2:1, and text needs 7:1. The nearest ground that does: ${advice(brand)}`,
  ]);
  expect(faultsOf({ ...brand, ground: advice(brand) })).toEqual([]);
});

test('where no ground is dark enough, the nearest paper is named', () => {
  const brand = { ...right, ground: '#333333', paper: '#808080' };
  expect(faultsOf(brand)[0]).toMatch('No ground does; the nearest paper that does: #');
  expect(faultsOf({ ...brand, paper: advice(brand) })).toEqual([]);
});

test('where neither can stay, both are named', () => {
  const [fault = ''] = faultsOf({ ...right, ground: '#7c7c7c', paper: '#7f7f7f' });
  const [, ground = '', paper = ''] =
    /The nearest that do: ground (#\w{6}) and paper (#\w{6})$/.exec(fault) ?? [];
  expect(faultsOf({ ...right, ground, paper })).toEqual([]);
});

test('a ground that is the lighter of both is refused', () => {
  const [fault] = faultsOf({ ...right, ground: right.paper, paper: right.ground });
  expect(fault).toBe(
    'ground: ground #f3f5f0 is lighter than paper #0b2b26. The ground is the dark one: write each in the other’s place.',
  );
});

test.each([
  ['the ground', '#0b2b26', 'ground #0b2b26', '0 '],
  ['almost the ground', '#0f312b', 'ground #0b2b26', '0.02'],
  ['the paper', '#f5f5f2', 'paper #f3f5f0', '0'],
  ['another thread', '#ff6f44', 'first #ff6a3d', '0.009'],
])('a thread that is %s is refused with the nearest that is not', (_, colour, twin, distance) => {
  const brand = withThread(1, { colour });
  const [fault] = faultsOf(brand);
  expect(fault).toMatch(
    `threads.1.colour: second ${colour} and ${twin} look alike: they are ${distance}`,
  );
  expect(faultsOf(withThread(1, { colour: advice(brand) }))).toEqual([]);
});

test('two threads of one name are refused', () => {
  expect(faultsOf(withThread(2, { name: 'First' }))).toEqual([
    'threads.2.name: "First" is the name of another thread too. Give each a name of its own.',
  ]);
});
