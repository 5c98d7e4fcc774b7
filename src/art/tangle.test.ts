import { random } from './random';
import { tangle } from './tangle';

test('the handle before the last bend is at most 55 % of the way there, so that no thread turns back in a hook', () => {
  const nextRandom = random('hooks');
  for (let thread = 0; thread < 300; thread += 1) {
    const [last, previous] = tangle(nextRandom() * 560, 1, nextRandom).reverse();
    const distance = (last?.at[0] ?? 0) - (previous?.at[0] ?? 0);
    expect(previous?.handle[0]).toBeLessThanOrEqual(distance * 0.55 + 1e-9);
  }
});
