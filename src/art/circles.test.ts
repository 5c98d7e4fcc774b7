import { circles } from './circles';

test('draws eight ellipses with gaps, each gap between two visible dashes', () => {
  const drawing = circles();
  const [, dashes = ''] = /stroke-dasharray="([^"]+)"/.exec(drawing) ?? [];
  const lengths = dashes.split(' ').map(Number);
  expect(drawing.match(/<ellipse/g)).toHaveLength(8);
  expect(lengths.length % 2).toBe(0);
  // The last gap is 0 long: there the dashes begin again, half way around the ellipse.
  expect(lengths.at(-1)).toBe(0);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(0);
});
