import { logoSize } from './logoSize';

const SQUARE_SIDE = 30; // --mark-size of src/styles/tokens.css in px

test.each([
  ['a square', '0 0 30 30', [30, 30], false],
  ['a tower', '0 0 10 30', [13, 40], false], // the maximum height
  // commas may separate the numbers
  ['a symbol a little wider than high', '0,0,15,10', [37, 24], false],
  // the first two numbers, the origin, don't matter
  ['a name in two lines', '-5 -5 200 100', [80, 40], true],
  // a space may come first
  ['a name in one line', ' 0 0 400 100', [120, 30], true],
  ['a long name', '0 0 800 100', [170, 21], true],
  // the maximum width
  ['a name with a slogan', '0 0 1600 100', [240, 15], true],
])(
  '%s with viewBox "%s" is shown at %j px (wordmark: %s)',
  (_, viewBox, size, isWordmark) => {
    const logo = logoSize(`<svg viewBox="${viewBox}"/>`);

    expect(
      [logo.width, logo.height].map((length) =>
        Math.round(length * SQUARE_SIDE),
      ),
    ).toEqual(size);
    expect(logo.isWordmark).toBe(isWordmark);
  },
);
