import { cloth } from './cloth';
import { structures } from './structures';
import { type Rgb, woven } from './yarn';

const red: Rgb = [200, 40, 40];
const small = { width: 60, height: 30, pitch: 6, structure: structures.twill, sett: [red] };

test.each(Object.entries(structures))(
  'at every crossing of a %s the right thread is seen',
  (_, structure) => {
    const seenAt = woven('seed', structure, [red]);
    for (let warp = -3; warp < 12; warp += 1) {
      for (let weft = -3; weft < 12; weft += 1) {
        expect(seenAt(warp + 0.5, weft + 0.5)?.isWarp).toBe(structure(warp, weft));
      }
    }
  },
);

test('a thread rises to a crossing that it passes over and is level there', () => {
  const seenAt = woven('seed', structures.plain, [red]);
  const [before, top] = [seenAt(0.5, 0.3), seenAt(0.5, 0.5)];
  expect(top?.height).toBeGreaterThan(before?.height ?? Infinity);
  expect(top?.slope).toBeCloseTo(0);
});

test('the same seed weaves the same picture, and another seed another', () => {
  const picture = cloth('one', small);
  expect(picture).toHaveLength(60 * 30 * 3);
  expect(cloth('one', small)).toEqual(picture);
  expect(cloth('two', small)).not.toEqual(picture);
});

test('threads keep their colour in light and shade', () => {
  const picture = cloth('one', small);
  let painted = 0;
  for (let at = 0; at < picture.length; at += 3) {
    const [r = 0, g = 0, b = 0] = picture.subarray(at, at + 3);
    expect(r).toBeGreaterThanOrEqual(Math.max(g, b));
    if (r > 40) painted += 1;
  }
  expect(painted).toBeGreaterThan(60 * 30 * 0.7);
});
