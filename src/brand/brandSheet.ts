import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

const properties = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

const PAGE_THREADS = ['thread-1-on-page', 'thread-2-on-page', 'thread-3-on-page'] as const;

/**
 * The colours of the site as custom properties, in a layer, so that the site's own sheets can change them on paper. Where readers
 * choose the colours, the thread that is drawn as text is drawn in the colour of their text.
 */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);
  const asText = PAGE_THREADS.filter((name) => light[name] === light.text);
  const forced = properties(Object.fromEntries(asText.map((name) => [name, 'CanvasText'])));
  return (
    `@layer brand{:root{${properties({ ...fixed, ...light })}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}` +
    `@media (forced-colors:active){svg{${forced}}}}\n`
  );
}
