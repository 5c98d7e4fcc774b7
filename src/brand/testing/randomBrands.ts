import type { Brand } from '../brand';
import { brandFaults } from '../brandFaults';
import { contrast } from '../colours';
import { GROUND_AND_PAPER } from '../ratios';

/** A generator of numbers from 0 up to 1, always the same. */
function* numbers(): Generator<number, never> {
  let state = 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** As many brands of any colours as are asked for, none with a fault. */
export function randomBrands(count: number): Brand[] {
  const next = numbers();
  const colour = (): string =>
    `#${Math.floor(next.next().value * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const brands: Brand[] = [];
  while (brands.length < count) {
    const [ground, paper] = [colour(), colour()];
    // Most pairs of colours are too near each other.
    if (contrast(ground, [paper]) < GROUND_AND_PAPER) continue;
    const brand: Brand = {
      ground,
      paper,
      threads: [
        { name: 'first', colour: colour() },
        { name: 'second', colour: colour() },
        { name: 'third', colour: colour() },
      ],
    };
    if (brandFaults(brand).length === 0) brands.push(brand);
  }
  return brands;
}
