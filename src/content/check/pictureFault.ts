import { cleanLogo } from '../../logo/cleanLogo';
import { cropLogo } from '../../logo/cropLogo';
import { LogoFault } from '../../logo/logoFault';
import type { ContentFiles } from '../read/contentFiles';
import { picturePath } from '../read/picturePath';
import { shortened } from '../shape/shortened';
import { suggestion } from './problem';
import { MIN_WIDTHS, rasterFault, type RasterType } from './rasterFault';
import { isTwin, twinFault } from './twinName';

type PictureType = RasterType | 'logo';

/** Whether a field, or a picture in a text, names a file in pictures/. */
export const isPictureType = (type: string): type is PictureType =>
  type in MIN_WIDTHS || type === 'logo';

/** Maximum length of a path in a message, in characters. */
const MAX_PATH_LENGTH = 200;

const isSvg = (name: string): boolean => /\.svg$/i.test(name);

/** Returns the end of a message about a picture or logo without a file. */
function missingFault(path: string, files: ContentFiles): string {
  const existing = files.paths
    .filter(
      (other) => other.startsWith('pictures/') && isSvg(other) === isSvg(path),
    )
    .map((other) => `./${other}`);

  const twin = existing.find((other) => isTwin(other, path));

  if (twin) return twinFault(twin);

  const advice =
    'Put the file into content/pictures/ and write its exact name.';

  return `which is not there. ${suggestion(path, existing, advice)}`;
}

async function svgFault(bytes: Buffer): Promise<string | undefined> {
  try {
    await cropLogo(cleanLogo(bytes.toString()));

    return undefined;
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;

    return `which ${error.message}. Save it again as a plain SVG, or leave it out.`;
  }
}

/**
 * Returns a message if a picture or logo is missing or unusable.
 * @param path as in the content file: `./pictures/kiln.jpg`
 * @param contentFile path of the file that names the picture, in content/
 */
export async function pictureFault(
  path: string,
  type: PictureType,
  contentFile: string,
  files: ContentFiles,
): Promise<string | undefined> {
  const file = picturePath(path, contentFile);
  const start = `names the picture ${shortened(path, MAX_PATH_LENGTH)},`;

  if (!files.paths.includes(file))
    return `${start} ${missingFault(path, files)}`;

  const fault =
    type === 'logo'
      ? await svgFault(files.bytes(file))
      : await rasterFault(file, type, files);

  return fault && `${start} ${fault}`;
}
