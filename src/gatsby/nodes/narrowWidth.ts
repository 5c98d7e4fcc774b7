import { join } from 'node:path';
import sharp from 'sharp';
import { FULL_WIDTH } from '../../content/shape/formats';
import type { Resolve } from './context';

/**
 * Returns the width in px of a picture that is too narrow for a large screen,
 * else `null`.
 */
export async function narrowWidthOf(file: string): Promise<number | null> {
  const { autoOrient } = await sharp(file).metadata();

  return autoOrient.width < FULL_WIDTH ? autoOrient.width : null;
}

/** Resolves to the width of a narrow picture, which the page never enlarges. */
export const narrowWidth: Resolve<Promise<number | null>> = ({ image }) =>
  narrowWidthOf(join('content', String(image)));
