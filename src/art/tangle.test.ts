import { random } from './random';
import { tangle, TANGLE_BOX } from './tangle';

test('the handle of the last bend but one is at most 55 % of the way to the last, so that no thread turns back there', () => {
  const nextRandom = random('seed');
  for (let thread = 0; thread < 300; thread += 1) {
    const endY = nextRandom() * TANGLE_BOX.height;
    const [previous, last] = tangle(endY, 1, nextRandom).slice(-2);
    const distance = (last?.at[0] ?? 0) - (previous?.at[0] ?? 0);
    expect(previous?.handle[0]).toBeLessThanOrEqual(distance * 0.55 + 1e-9); // a rounding error
  }
});
