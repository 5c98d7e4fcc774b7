import { cropLogo } from './cropLogo';
import { viewBoxOf } from './viewBox';

const svg = (viewBox: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${shapes}</svg>`;

const NO_BOX = { x: NaN, y: NaN, width: NaN, height: NaN };
const A4 = '0 0 210 297';

test.each([
  [
    'a small logo on an A4 page',
    svg(A4, '<path fill="#c00" d="M20 40h30v30H20z"/>'),
    [20, 40, 30, 30],
  ],
  [
    'a wordmark on a square page',
    svg('-50 -50 100 100', '<path d="M-45-15h90v30h-90z"/>'),
    [-45, -15, 90, 30],
  ],
  [
    'a dot on a huge page',
    svg('0 0 100000 100000', '<circle cx="50000" cy="50000" r="2000"/>'),
    [48000, 48000, 4000, 4000],
  ],
  [
    'a dot on a tiny page',
    svg('0 0 1 1', '<circle cx=".5" cy=".5" r=".1"/>'),
    [0.4, 0.4, 0.2, 0.2],
  ],
  [
    'a white logo',
    svg(A4, '<path fill="#fff" d="M20 40h30v30H20z"/>'),
    [20, 40, 30, 30],
  ],
])('crops %s to what it draws', async (_, logo, expected) => {
  const { svg: cropped, cut } = await cropLogo(logo);
  const { x, y, width, height } = viewBoxOf(cropped) ?? NO_BOX;

  // At most a hundredth of the logo is left around it.
  const tolerance = width / 100;
  const errors = [x, y, width, height].map((length, index) =>
    Math.abs(length - Number(expected[index])),
  );

  expect(Math.max(...errors)).toBeLessThan(tolerance);
  expect(cut?.viewBox).toEqual(viewBoxOf(logo));
});

test.each([
  ['fills its page', svg('0 0 40 40', '<path d="M0 0h40v40z"/>')],
  ['has a little space around it', svg('0 0 40 40', '<path d="M6 6h28v28z"/>')],
  [
    'is a wordmark on its line',
    svg('0 0 400 100', '<path d="M3 4h394v78H3z"/>'),
  ],
  [
    'is higher than wide on a square page',
    svg('0 0 40 40', '<path d="M7 2h26v36z"/>'),
  ],
])('keeps a logo that %s', async (_, logo) => {
  expect(await cropLogo(logo)).toEqual({ svg: logo });
});

test.each([
  ['lies outside of its page', svg(A4, '<path d="M320 40h30v30z"/>')],
  ['has no colour', svg(A4, '<path fill="none" d="M20 40h30v30z"/>')],
  ['is transparent', svg(A4, '<path opacity=".01" d="M20 40h30v30z"/>')],
  [
    'is hidden by a mask',
    svg(A4, '<mask id="m"/><path mask="url(#m)" d="M2 4h9v9z"/>'),
  ],
])('refuses a logo that %s', async (_, logo) => {
  await expect(cropLogo(logo)).rejects.toThrow(
    'draws nothing that can be seen',
  );
});
