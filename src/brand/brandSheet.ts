import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

const properties = (colours: object): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** Returns a style sheet with the site's colours. Its layer lets the print styles in tokens.css, which are in no layer, win. */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);
  return (
    `@layer brand{:root{${properties({ ...fixed, ...light })}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}}\n`
  );
}
