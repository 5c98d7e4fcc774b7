import { brandSheet } from './brandSheet';
import { derivePalette } from './derivePalette';
import { BRANDS } from '../../testing/brands';

test('the style sheet has fixed and light colours, and dark ones in the dark scheme', () => {
  const brand = BRANDS['the placeholder brand'];
  const { fixed, light, dark } = derivePalette(brand);
  const parts = brandSheet(brand).split(
    '@media screen and (prefers-color-scheme:dark)',
  );
  const colours = parts.map((part) =>
    Object.fromEntries(
      [...part.matchAll(/--([\w-]+):([^;}]+)/g)].map((match) => match.slice(1)),
    ),
  );

  expect(colours).toEqual([{ ...fixed, ...light }, dark]);
});
