import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Returns the colour (#rrggbb) of a pixel of the window: the first whole one
 * right of `x` and below `y`.
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
