import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Screen } from '../e2e/support/screens';

/** Files in docs/pictures/, and the picture that each shows. */
const PUBLISHED = {
  home: 'home-1440-light',
  'home-tablet': 'home-820-light-page',
  'home-phone': 'home-390-dark',
  about: 'about-1440-light',
  'about-dark': 'about-820-dark',
  contact: 'contact-1440-light',
  errors: 'errors-390-light-page',
  thanks: 'success-820-light',
  privacy: 'privacy-1440-dark',
  drawer: 'drawer-1440-light',
};
/** Maximum size of a published picture. */
const MAX_BYTES = 60_000;

/** Converts a picture to WebP, as large and in the best quality that MAX_BYTES allows. */
async function toWebp(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width } = await picture.metadata();
  for (const scale of [1, 0.75, 0.6, 0.5, 0.4, 0.33])
    for (const quality of [82, 70, 55]) {
      const copy = picture.clone().resize({ width: Math.round(width * scale) });
      const webp = await copy.webp({ quality, effort: 6 }).toBuffer();
      if (webp.length <= MAX_BYTES) return webp;
    }
  throw new Error(`${file} does not fit into ${MAX_BYTES} bytes.`);
}

/** Writes the published pictures of these screens. */
export async function publishPictures(from: string, to: string, screens: Screen[]): Promise<void> {
  for (const [name, shown] of Object.entries(PUBLISHED))
    if (screens.some((screen) => shown.startsWith(screen.name)))
      writeFileSync(join(to, `${name}.webp`), await toWebp(join(from, `${shown}.png`)));
}
