import type { Page } from '@playwright/test';
import sharp from 'sharp';

export async function readPixel(page: Page, x: number, y: number): Promise<string> {
  const clip = { x: Math.ceil(x), y: Math.ceil(y), width: 1, height: 1 };
  const screenshot = sharp(await page.screenshot({ clip }));
  const pixel = await screenshot.removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
