import { thanks } from './thanks';
import { ink } from './testing/ink';

test('the loop of the thanks drawing passes over itself', () => {
  const strokeColours = [...thanks(ink).matchAll(/ stroke="(\w+)"/g)].map(
    ([, colour]) => colour,
  );

  // First the nine threads up to the top of the loop are drawn, without
  // outlines. The rest, drawn over them, has outlines.
  expect(strokeColours.slice(0, 9)).not.toContain(ink.background);
  expect(
    strokeColours.slice(9).filter((colour) => colour === ink.background),
  ).toHaveLength(9);
});
