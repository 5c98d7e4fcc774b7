import { aboutHeader, narrowAboutHeader } from './aboutHeader';
import { ink } from './testing/ink';

const countLines = (drawing: string): number[] =>
  ink.threads.map(
    (colour) =>
      [...drawing.matchAll(new RegExp(`stroke="${colour}"`, 'g'))].length,
  );

test('twelve threads run through the wide header, nine through the narrow one', () => {
  expect(countLines(aboutHeader('seed', ink))).toEqual([4, 4, 4]);
  expect(countLines(narrowAboutHeader('seed', ink))).toEqual([3, 3, 3]);
});

test('the narrow header shows both of its cloths whole', () => {
  const drawing = narrowAboutHeader('seed', ink);
  const width = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
  const [, warps = ''] =
    new RegExp(`d="([^"]+)" stroke="${ink.warp}"`).exec(drawing) ?? [];
  const places = [...warps.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  const warpPlaces = [...new Set(places)];

  expect(warpPlaces).toHaveLength(9 + 12);
  expect(Math.min(...warpPlaces)).toBeGreaterThan(0);
  expect(Math.max(...warpPlaces)).toBeLessThan(width);
});
