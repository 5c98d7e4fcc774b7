import { random } from '../src/art/random';
import { type Brand, RATIO, type Threads } from '../src/brand/brand';
import { brandFaults } from '../src/brand/brandFaults';
import { contrast } from '../src/brand/colours';

const namedThreads = (a: string, b: string, c: string): Threads => [
  { name: 'thread-a', colour: a },
  { name: 'thread-b', colour: b },
  { name: 'thread-c', colour: c },
];

export const BRANDS = {
  'the placeholder brand': {
    ground: '#0b2b26',
    paper: '#f3f5f0',
    threads: namedThreads('#ff6a3d', '#cbe86b', '#bcd8f5'),
  },
  'navy with amber, crimson and teal': {
    ground: '#14213d',
    paper: '#fbf3e4',
    threads: namedThreads('#ffb703', '#c1121f', '#2a9d8f'),
  },
  'only pastels': {
    ground: '#4a4e69',
    paper: '#fffaf5',
    threads: namedThreads('#ffd6e0', '#d8f3dc', '#dbe7ff'),
  },
  'almost black and white': {
    ground: '#111111',
    paper: '#fafafa',
    threads: namedThreads('#e6e6e6', '#8c8c8c', '#3a3a3a'),
  },
  'black, white and grey': {
    ground: '#000000',
    paper: '#ffffff',
    threads: namedThreads('#000000', '#ffffff', '#808080'),
  },
  'threads as dark as the ground': {
    ground: '#101418',
    paper: '#ffffff',
    threads: namedThreads('#2b1a2f', '#13302a', '#33230f'),
  },
  'ground and paper with minimum contrast': {
    ground: '#595959',
    paper: '#ffffff',
    threads: namedThreads('#9a8a7a', '#7f8c3a', '#9aa6ff'),
  },
} satisfies Record<string, Brand>;

/** Returns brands that the content check accepts. */
export function randomBrands(count: number): Brand[] {
  // The same seed gives the same brands in every run.
  const nextRandom = random('brands');

  const digit = (): string => Math.floor(nextRandom() * 16).toString(16);
  const colour = (): string => `#${Array.from({ length: 6 }, digit).join('')}`;

  const brands: Brand[] = [];

  while (brands.length < count) {
    const candidate = {
      ground: colour(),
      paper: colour(),
      threads: namedThreads(colour(), colour(), colour()),
    };

    // Most candidates fail this check, which is faster than brandFaults.
    const hasContrast =
      contrast(candidate.ground, [candidate.paper]) >= RATIO.paperOnGround;

    if (hasContrast && brandFaults(candidate).length === 0)
      brands.push(candidate);
  }

  return brands;
}
