import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

/** Lists the places where a thread is drawn in another colour, because its own has too little contrast there. */
export function replacedColours(brand: Brand): string[] {
  const { fixed, light, dark } = derivePalette(brand);
  return brand.threads.flatMap(({ name, colour }, index) => {
    const number = (index + 1) as 1 | 2 | 3;
    const usedColours = {
      'behind text': fixed[`thread-${number}`],
      'on the ground': fixed[`thread-${number}-on-ground`],
      'on light pages': light[`thread-${number}-on-page`],
      'on pages in the dark scheme': dark[`thread-${number}-on-page`],
      // Only the first thread is the colour of a button.
      ...(number === 1 ? { 'on the bright button': fixed.bright } : {}),
    };
    return Object.entries(usedColours)
      .filter(([, usedColour]) => usedColour !== colour)
      .map(([place, usedColour]) => `${name} ${colour} is drawn as ${usedColour} ${place}.`);
  });
}
