import type { Brand } from './brand';
import { derivePalette, type Palette } from './derivePalette';

/** Returns the colour that a thread has in each place. */
function coloursByPlace(
  number: 1 | 2 | 3,
  { fixed, light, dark }: Palette,
): Record<string, string> {
  const places = {
    'behind text': fixed[`thread-${number}`],
    'on the ground': fixed[`thread-${number}-on-ground`],
    'on light pages': light[`thread-${number}-on-page`],
    'on pages in the dark scheme': dark[`thread-${number}-on-page`],
  };

  // The second thread is the background of the drawer.
  if (number === 2) return places;

  const placesInDrawer = {
    ...places,
    'in the drawer': fixed[`thread-${number}-on-thread-2`],
  };

  // Only the first thread is the colour of a button.
  return number === 1
    ? { ...placesInDrawer, 'on the bright button': fixed.bright }
    : placesInDrawer;
}

/**
 * Lists the places where a thread is drawn in another colour, because its own
 * has too little contrast there.
 */
export function describeReplacements(brand: Brand): string[] {
  const palette = derivePalette(brand);
  const [first, second, third] = brand.threads;

  const numberedThreads = [
    { ...first, number: 1 },
    { ...second, number: 2 },
    { ...third, number: 3 },
  ] as const;

  return numberedThreads.flatMap(({ name, colour, number }) =>
    Object.entries(coloursByPlace(number, palette))
      .filter(([, usedColour]) => usedColour !== colour)
      .map(
        ([place, usedColour]) =>
          `${name} ${colour} is drawn as ${usedColour} ${place}.`,
      ),
  );
}
