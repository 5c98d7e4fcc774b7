import { brandSheet } from './brandSheet';
import { derivePalette } from './derivePalette';
import { BRANDS } from './testing/brands';

test('every colour has a value, and a dark one if it differs between the colour schemes', () => {
  const brand = BRANDS['the placeholder brand'];
  const { fixed, light, dark } = derivePalette(brand);
  const sheet = brandSheet(brand).split('@media screen and (prefers-color-scheme:dark)');
  const colours = sheet.map((part) =>
    Object.fromEntries([...part.matchAll(/--([\w-]+):([^;}]+)/g)].map((match) => match.slice(1))),
  );
  expect(colours).toEqual([{ ...fixed, ...light }, dark]);
});
