import { random } from './random';
import { tangle } from './tangle';

test('the last handle before the cloth is short enough that no thread turns back in a hook', () => {
  const next = random('hooks');
  for (let thread = 0; thread < 300; thread += 1) {
    const [last, before] = tangle(next() * 560, 1, next).reverse();
    const room = (last?.at[0] ?? 0) - (before?.at[0] ?? 0);
    expect(before?.handle[0]).toBeLessThanOrEqual(room * 0.55 + 1e-9);
  }
});
