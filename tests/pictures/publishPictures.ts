import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Screen } from '../e2e/support/screens';

/** Names of files in docs/pictures/, each with the name of its screenshot. */
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

const SCALES = [1, 0.75, 0.6, 0.5, 0.4, 0.33];
const WEBP_QUALITIES = [82, 70, 55];

/** Converts a picture to WebP, in the best scale and quality that MAX_BYTES allows. */
async function toWebp(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width } = await picture.metadata();
  for (const scale of SCALES)
    for (const quality of WEBP_QUALITIES) {
      const scaled = picture.clone().resize({ width: Math.round(width * scale) });
      const webp = await scaled.webp({ quality, effort: 6 }).toBuffer();
      if (webp.length <= MAX_BYTES) return webp;
    }
  throw new Error(`${file} does not fit into ${MAX_BYTES} bytes.`);
}

/** Writes the pictures of these screens that documents show. @param from folder of the screenshots */
export async function publishPictures(from: string, to: string, screens: Screen[]): Promise<void> {
  for (const [name, screenshot] of Object.entries(PUBLISHED))
    if (screens.some((screen) => screenshot.startsWith(screen.name)))
      writeFileSync(join(to, `${name}.webp`), await toWebp(join(from, `${screenshot}.png`)));
}
