import { random } from './random';

/** How high a cloth's folds are at a place, about -2 to 2, and how steep along both axes. */
export type Folds = (u: number, v: number) => [height: number, du: number, dv: number];

/** Soft ridges that run along roughly one direction. @param size the distance between the widest of them */
export function folds(seed: string, size: number): Folds {
  const next = random(seed);
  const ridges = [1, 0.6, 0.35, 0.2].map((weight, index) => {
    const angle = 0.9 + (next() - 0.5) * 0.9;
    const rate = ((Math.PI * 2) / size) * (0.8 + index * 0.75 + next() * 0.3);
    return {
      weight,
      x: Math.cos(angle) * rate,
      y: Math.sin(angle) * rate,
      phase: next() * Math.PI * 2,
    };
  });
  return (u, v) => {
    let [height, du, dv] = [0, 0, 0];
    for (const { weight, x, y, phase } of ridges) {
      const at = u * x + v * y + phase;
      height += weight * Math.sin(at);
      du += weight * x * Math.cos(at);
      dv += weight * y * Math.cos(at);
    }
    return [height, du, dv];
  };
}
