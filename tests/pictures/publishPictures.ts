import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Screen } from '../e2e/support/screens';

/** What the README and a reviewer see: a file's name, and the picture that it shows. */
const CHOSEN = {
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
/** A chosen picture is at most this large, in bytes. */
const LARGEST = 60_000;

/** A picture as WebP, in the best quality and then the largest size that are small enough. */
async function smallEnough(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width } = await picture.metadata();
  for (const scale of [1, 0.75, 0.6, 0.5, 0.4, 0.33])
    for (const quality of [82, 70, 55]) {
      const copy = picture.clone().resize({ width: Math.round(width * scale) });
      const webp = await copy.webp({ quality, effort: 6 }).toBuffer();
      if (webp.length <= LARGEST) return webp;
    }
  throw new Error(`${file} does not fit into ${LARGEST} bytes.`);
}

/** Writes the chosen ones of the pictures that were taken of these screens. */
export async function publishPictures(from: string, to: string, screens: Screen[]): Promise<void> {
  for (const [name, shown] of Object.entries(CHOSEN))
    if (screens.some((screen) => shown.startsWith(screen.name)))
      writeFileSync(join(to, `${name}.webp`), await smallEnough(join(from, `${shown}.png`)));
}
