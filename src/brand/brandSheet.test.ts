import { brandSheet } from './brandSheet';
import { derivePalette } from './derivePalette';
import { BRANDS } from './testing/brands';

/** Returns the names of the custom properties that a style sheet sets. */
const namesIn = (css = ''): string[] =>
  [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);

test('every colour that differs between the colour schemes has a light and a dark value', () => {
  const brand = BRANDS['the placeholder brand'];
  const [light, dark] = brandSheet(brand).split('@media screen and (prefers-color-scheme:dark)');
  const fixedNames = Object.keys(derivePalette(brand).fixed);
  const lightNames = namesIn(light).filter((name) => !fixedNames.includes(name));
  // Two empty lists would be equal, too.
  expect(lightNames.length).toBeGreaterThan(5);
  expect(namesIn(dark).sort()).toEqual(lightNames.sort());
});
