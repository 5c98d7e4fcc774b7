import { rosette } from './rosette';

type Point = { x: number; y: number };

const STROKE_WIDTH = 7.5;
const drawn = rosette({ strokeWidth: STROKE_WIDTH });

const distance = (a: Point, b: Point): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Returns points on a piece of thread: the ends of its curves. */
function pointsOf(piece: string): Point[] {
  const [x = 0, y = 0, ...offsets] = (piece.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  const points = [{ x, y }];

  // Six numbers for each curve: two control points and its end.
  for (let index = 4; index < offsets.length; index += 6) {
    const last = points.at(-1) ?? { x: 0, y: 0 };

    points.push({
      x: last.x + (offsets[index] ?? 0),
      y: last.y + (offsets[index + 1] ?? 0),
    });
  }

  return points;
}

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;

  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** All pieces of the ring, in the order of the thread within each loop. */
const pieces = [
  ...drawn.matchAll(/d="([^"]+)"(?: transform="rotate\((\d+)\)")?/g),
]
  .map(([, path = '', degrees = '0']) =>
    path
      .split(/(?=M)/)
      .map((piece) =>
        pointsOf(piece).map((point) => rotate(point, Number(degrees))),
      ),
  )
  .flat();

const ends = pieces.flatMap((piece) => [piece.at(0), piece.at(-1)]);

/** Distance from one end of a piece to the nearest end of another piece. */
const gaps = ends.map((end, index) => {
  const others = ends.filter(
    (_, other) => Math.floor(other / 2) !== Math.floor(index / 2),
  );

  return Math.min(
    ...others.map((other) => (end && other ? distance(end, other) : Infinity)),
  );
});

const lengths = pieces.map((piece) =>
  piece
    .slice(1)
    .reduce(
      (length, point, index) => length + distance(point, piece[index] ?? point),
      0,
    ),
);

test('each piece of the ring’s thread is longer than the gaps beside it', () => {
  expect(Math.min(...lengths)).toBeGreaterThan(2 * Math.max(...gaps));
});

test('each gap is wider than the thread, and at most three times as wide', () => {
  for (const gap of gaps) {
    expect(gap).toBeGreaterThan(STROKE_WIDTH);
    expect(gap).toBeLessThan(3 * STROKE_WIDTH);
  }
});

test('the thread passes under itself three times in each of its nine loops', () => {
  expect(pieces).toHaveLength(27);
});
