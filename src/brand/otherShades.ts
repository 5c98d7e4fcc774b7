import type { Brand } from './brand';
import { derivePalette } from './derivePalette';

/** Lists where the site replaces a thread's colour because its contrast would be too low. */
export function otherShades(brand: Brand): string[] {
  const { fixed, light, dark } = derivePalette(brand);
  return brand.threads.flatMap(({ name, colour }, index) => {
    const place = (index + 1) as 1 | 2 | 3;
    const drawn = {
      'as a field with words': fixed[`thread-${place}`],
      'on the ground': fixed[`thread-${place}-on-ground`],
      'on light pages': light[`thread-${place}-on-page`],
      'on pages in the dark scheme': dark[`thread-${place}-on-page`],
      ...(place === 1 ? { 'on the bright button': fixed.bright } : {}),
    };
    return Object.entries(drawn)
      .filter(([, shade]) => shade !== colour)
      .map(([where, shade]) => `${name} ${colour} is drawn as ${shade} ${where}.`);
  });
}
