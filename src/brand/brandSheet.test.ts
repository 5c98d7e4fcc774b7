import { brandSheet } from './brandSheet';
import { derivePalette } from './derivePalette';
import { BRANDS } from './testing/brands';

test('every colour has a value, and a dark one if it differs between the colour schemes', () => {
  const brand = BRANDS['the placeholder brand'];
  const { fixed, light, dark } = derivePalette(brand);
  const sheet = brandSheet(brand).split('@media screen and (prefers-color-scheme:dark)');
  const names = sheet.map((part) => part.match(/(?<=--)[\w-]+(?=:)/g));
  expect(names).toEqual([Object.keys({ ...fixed, ...light }), Object.keys(dark)]);
});
