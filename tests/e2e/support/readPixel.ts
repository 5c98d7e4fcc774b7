import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Returns the colour (#rrggbb) of a pixel of the window. Fractions of `x` and
 * `y` are rounded up, to the first whole pixel to the right and below.
 */
export async function readPixel(
  page: Page,
  x: number,
  y: number,
): Promise<string> {
  const clip = { x: Math.ceil(x), y: Math.ceil(y), width: 1, height: 1 };
  const screenshot = sharp(await page.screenshot({ clip }));
  const rgb = await screenshot.removeAlpha().raw().toBuffer();

  return `#${rgb.toString('hex')}`;
}
