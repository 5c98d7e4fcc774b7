import { random } from '../../art/random';
import { type Brand, RATIO } from '../brand';
import { brandFaults } from '../brandFaults';
import { contrast } from '../colours';

function parseBrand(groundPaperAndThreads: string): Brand {
  const [ground = '', paper = '', a = '', b = '', c = ''] =
    groundPaperAndThreads.split(' ');
  const thread = (letter: string, colour: string) => ({
    name: `thread-${letter}`,
    colour,
  });

  return {
    ground,
    paper,
    threads: [thread('a', a), thread('b', b), thread('c', c)],
  };
}

export const BRANDS = {
  'the placeholder brand': parseBrand(
    '#0b2b26 #f3f5f0 #ff6a3d #cbe86b #bcd8f5',
  ),
  'navy with amber, crimson and teal': parseBrand(
    '#14213d #fbf3e4 #ffb703 #c1121f #2a9d8f',
  ),
  'only pastels': parseBrand('#4a4e69 #fffaf5 #ffd6e0 #d8f3dc #dbe7ff'),
  'almost black and white': parseBrand(
    '#111111 #fafafa #e6e6e6 #8c8c8c #3a3a3a',
  ),
  'threads as dark as the ground': parseBrand(
    '#101418 #ffffff #2b1a2f #13302a #33230f',
  ),
  'ground and paper with minimum contrast': parseBrand(
    '#595959 #ffffff #9a8a7a #7f8c3a #9aa6ff',
  ),
};

export function randomBrands(count: number): Brand[] {
  // the same seed gives the same brands in every run
  const nextRandom = random('brands');
  const digit = (): string => Math.floor(nextRandom() * 16).toString(16);
  const colour = (): string => `#${Array.from({ length: 6 }, digit).join('')}`;
  const brands: Brand[] = [];

  while (brands.length < count) {
    const candidate = parseBrand(Array.from({ length: 5 }, colour).join(' '));
    // This check is faster than brandFaults, and most candidates fail it.
    const hasContrast =
      contrast(candidate.ground, [candidate.paper]) >= RATIO.paperOnGround;

    if (hasContrast && brandFaults(candidate).length === 0)
      brands.push(candidate);
  }

  return brands;
}
