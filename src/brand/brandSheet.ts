import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

const properties = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * The colours of the site as custom properties, in a layer, so that the site's own sheets can change them on paper. Where readers
 * choose the colours, the thread that is drawn as text is drawn in the colour of their text.
 */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);
  const asText = Object.entries(light).filter(
    ([name, colour]) => name.endsWith('-on-page') && colour === light.text,
  );
  const forced = properties(Object.fromEntries(asText.map(([name]) => [name, 'CanvasText'])));
  return (
    `@layer brand{:root{${properties({ ...fixed, ...light })}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}` +
    `@media (forced-colors:active){svg{${forced}}}}\n`
  );
}
