import { join } from 'node:path';
import sharp from 'sharp';
import { FULL_WIDTH } from '../../content/shape/formats';
import type { Resolve } from './context';

/**
 * Resolves to the width in px of a picture that is too narrow for a large
 * screen, else to `null`. The page shows a narrow picture no wider than it is.
 */
export const narrowWidth: Resolve<Promise<number | null>> = async ({
  image,
}) => {
  const picture = sharp(join('content', String(image)));
  const { autoOrient } = await picture.metadata();

  return autoOrient.width < FULL_WIDTH ? autoOrient.width : null;
};
