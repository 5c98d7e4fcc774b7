import { circles } from './circles';

test('draws eight ellipses with gaps, each gap between two visible dashes', () => {
  const drawing = circles();
  const [, pattern = ''] = /stroke-dasharray="([^"]+)"/.exec(drawing) ?? [];
  const lengths = pattern.split(' ').map(Number);
  expect(drawing.match(/<ellipse/g)).toHaveLength(8);
  expect(lengths.length % 2).toBe(0);
  // The last gap has length 0. It only makes the number of values even, so that the pattern repeats with a dash.
  expect(lengths.at(-1)).toBe(0);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(0);
});
