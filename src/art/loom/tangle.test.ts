import { random } from '../random';
import { tangle, TANGLE_BOX } from './tangle';

test('the last bend but one has a handle too short to turn the thread back', () => {
  const nextRandom = random('seed');

  for (let thread = 0; thread < 300; thread += 1) {
    const endY = nextRandom() * TANGLE_BOX.height;
    const [previous, last] = tangle({ endY, squeeze: 1 }, nextRandom).slice(-2);
    const distance = (last?.at[0] ?? 0) - (previous?.at[0] ?? 0);

    // allows for rounding errors
    expect(previous?.handle[0]).toBeLessThanOrEqual(distance * 0.55 + 1e-9);
  }
});
