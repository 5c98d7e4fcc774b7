import { circles } from './circles';

const drawing = circles();
const [, wide = 0, narrow = 0] = (/rx="([\d.]+)" ry="([\d.]+)"/.exec(drawing) ?? []).map(Number);
const dashes = (/stroke-dasharray="([^"]+)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number);
const total = dashes.reduce((sum, dash) => sum + dash, 0);
const TURN = 2 * Math.PI;

/** Points around an ellipse: each with the angle at which it is seen from the middle, and how far along the line it is. */
const places: { angle: number; along: number }[] = [];
let around = 0;
let last: readonly [number, number] = [wide, 0];
for (let step = 0; step <= 4000; step += 1) {
  const turned = (step / 4000) * TURN;
  const [x, y] = [wide * Math.cos(turned), narrow * Math.sin(turned)];
  around += Math.hypot(x - last[0], y - last[1]);
  places.push({ angle: (Math.atan2(y, x) + TURN) % TURN, along: around });
  last = [x, y];
}

/** Whether an ellipse is seen where it passes the direction of this angle, turned back by its own turn. */
function isSeen(angle: number): boolean {
  const wanted = (angle + TURN) % TURN;
  const place = places.find((each) => each.angle >= wanted - 1e-9);
  let left = (place?.along ?? 0) % total;
  return dashes.findIndex((dash) => (left -= dash) < 0) % 2 === 0;
}

test('eight ellipses are drawn, around each of which the dashes repeat exactly twice', () => {
  expect(drawing.match(/<ellipse/g)).toHaveLength(8);
  expect(total * 2).toBeCloseTo(around, 0);
  expect(Math.min(...dashes)).toBeGreaterThanOrEqual(0);
});

test('wherever two ellipses cross, one lies over the other', () => {
  for (let other = 1; other < 8; other += 1) {
    const turn = (other * Math.PI) / 8;
    // Two equal ellipses turned against each other cross half way between their axes, four times.
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const angle = turn / 2 + (quarter * Math.PI) / 2;
      expect([isSeen(angle), isSeen(angle - turn)].sort()).toEqual([false, true]);
    }
  }
});
