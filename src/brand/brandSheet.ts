import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

const propertiesOf = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * Returns a style sheet with the site's colours. They are in a layer, so that
 * the print styles in tokens.css override them.
 */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);

  const lightRule = `:root{${propertiesOf({ ...fixed, ...light })}}`;
  const darkRule = `:root{${propertiesOf(dark)}}`;
  const ifDark = `@media screen and (prefers-color-scheme:dark){${darkRule}}`;

  return `@layer brand{${lightRule}${ifDark}}\n`;
}
