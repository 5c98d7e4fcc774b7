import { brandSheet } from './brandSheet';
import { derivePalette } from './derivePalette';
import { BRANDS } from './testing/brands';

/** The names of the custom properties in a part of a style sheet. */
const namesIn = (css = ''): string[] =>
  [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);

test('every colour that depends on the scheme has a value for light and one for dark', () => {
  const brand = BRANDS['pastels alone'];
  const [light, dark] = brandSheet(brand).split('@media screen and (prefers-color-scheme:dark)');
  const fixed = Object.keys(derivePalette(brand).fixed);
  const lightNames = namesIn(light).filter((name) => !fixed.includes(name));
  expect(lightNames.length).toBeGreaterThan(5);
  expect(namesIn(dark).sort()).toEqual(lightNames.sort());
});
