import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

const properties = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** Returns the colours of the site as custom properties, in a layer, so that the site's own sheets can change them on paper. */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);
  return (
    `@layer brand{:root{${properties({ ...fixed, ...light })}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}}\n`
  );
}
