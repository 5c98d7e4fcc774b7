import { random } from '../../art/random';
import type { Brand } from '../brand';
import { brandFaults } from '../brandFaults';
import { contrast } from '../colours';
import { GROUND_AND_PAPER } from '../ratios';

/** @param colours ground, paper and three threads */
function brand(colours: string): Brand {
  const [ground = '', paper = '', first = '', second = '', third = ''] = colours.split(' ');
  return {
    ground,
    paper,
    threads: [
      { name: 'first', colour: first },
      { name: 'second', colour: second },
      { name: 'third', colour: third },
    ],
  };
}

/** Brands whose colours are difficult to derive a palette from, each for another reason. */
export const BRANDS = {
  'the one that the site was drawn in': brand('#0b2b26 #f3f5f0 #ff6a3d #cbe86b #bcd8f5'),
  'navy with crimson, amber and teal on warm paper': brand(
    '#14213d #fbf3e4 #ffb703 #c1121f #2a9d8f',
  ),
  'pastels alone': brand('#4a4e69 #fffaf5 #ffd6e0 #d8f3dc #dbe7ff'),
  'hardly more than black and white': brand('#111111 #fafafa #e6e6e6 #8c8c8c #3a3a3a'),
  'threads as dark as the ground': brand('#101418 #ffffff #2b1a2f #13302a #33230f'),
  'a ground and a paper that are just far enough apart': brand(
    '#595959 #ffffff #9a8a7a #7f8c3a #9aa6ff',
  ),
};

/** Returns random brands without faults. */
export function randomBrands(count: number): Brand[] {
  const next = random('brands');
  const colour = (): string =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const brands: Brand[] = [];
  while (brands.length < count) {
    const any = brand(Array.from({ length: 5 }, colour).join(' '));
    // Checked first because it is fast, and most random brands fail it.
    const hasContrast = contrast(any.ground, [any.paper]) >= GROUND_AND_PAPER;
    if (hasContrast && brandFaults(any).length === 0) brands.push(any);
  }
  return brands;
}
