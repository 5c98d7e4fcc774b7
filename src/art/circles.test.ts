import { circles } from './circles';

const [, wide, narrow] = (/<ellipse rx="([\d.]+)" ry="([\d.]+)"/.exec(circles()) ?? []).map(Number);
const dashes = (/stroke-dasharray="([^"]+)"/.exec(circles())?.[1] ?? '').split(' ').map(Number);
const STEP = Math.PI / 2000;

/** The point of an ellipse where it is drawn at this parameter, and how far along its line that is. */
function walk(): { x: number; y: number; along: number }[] {
  const places: { x: number; y: number; along: number }[] = [];
  let along = 0;
  for (let step = 0; step <= 4000; step += 1) {
    const [x, y] = [(wide ?? 0) * Math.cos(step * STEP), (narrow ?? 0) * Math.sin(step * STEP)];
    const last = places.at(-1);
    along += last ? Math.hypot(x - last.x, y - last.y) : 0;
    places.push({ x, y, along });
  }
  return places;
}

const places = walk();
const around = places.at(-1)?.along ?? 0;
const total = dashes.reduce((sum, dash) => sum + dash, 0);

function isSeen(along: number): boolean {
  let left = along % total;
  return dashes.findIndex((dash) => (left -= dash) < 0) % 2 === 0;
}

/** How far along its own line an ellipse passes the direction of this angle, turned back by its own turn. */
function alongAt(angle: number): number {
  const whole = 2 * Math.PI;
  const wanted = ((angle % whole) + whole) % whole;
  const place = places.find(({ x, y }) => (Math.atan2(y, x) + whole) % whole >= wanted - 1e-9);
  return place?.along ?? 0;
}

test('twelve ellipses are drawn', () => {
  expect(circles().match(/<ellipse/g)).toHaveLength(12);
});

test('the dashes repeat exactly twice around an ellipse', () => {
  expect(total * 2).toBeCloseTo(around, 0);
  expect(Math.min(...dashes)).toBeGreaterThanOrEqual(0);
});

test('wherever two ellipses cross, one lies over the other', () => {
  const turn = Math.PI / 12;
  for (let other = 1; other < 12; other += 1) {
    // Two equal ellipses turned against each other cross half way between their axes, four times.
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const angle = (other * turn) / 2 + (quarter * Math.PI) / 2;
      expect([isSeen(alongAt(angle)), isSeen(alongAt(angle - other * turn))].sort()).toEqual([
        false,
        true,
      ]);
    }
  }
});
