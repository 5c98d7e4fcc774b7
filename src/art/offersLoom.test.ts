import { offersLoom } from './offersLoom';
import { ink } from './testing/ink';

/** Returns the drawing of each band. */
const bandsIn = (drawing: string): string[] =>
  drawing.match(/<g><path.*?<\/g>/g) ?? [];

const coloursIn = (band: string): number[] =>
  ink.threads.flatMap((colour, index) =>
    band.includes(`stroke="${colour}"`) ? [index] : [],
  );

test('each offer has a band in one colour, and the fourth in all three', () => {
  const bands = bandsIn(offersLoom(4, ink));

  expect(bands.map(coloursIn)).toEqual([[0], [1], [2], [0, 1, 2]]);
});

test('a band has six threads, and each has an outline', () => {
  for (const band of bandsIn(offersLoom(4, ink))) {
    const [, outlines = ''] =
      /<path d="([^"]+)" stroke="black"/.exec(band) ?? [];

    expect(outlines.match(/M/g)).toHaveLength(6);
    expect(band.match(/M/g)).toHaveLength(12);
  }
});

test('the loom grows with the number of offers', () => {
  const heightOf = (drawing: string) =>
    Number(/viewBox="0 0 480 (\d+)"/.exec(drawing)?.[1]);

  expect(heightOf(offersLoom(5, ink)) - heightOf(offersLoom(4, ink))).toBe(
    6 * 12,
  );
});
