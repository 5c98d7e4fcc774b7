import { inkBox } from './inkBox';
import { LogoFault } from './logoFault';
import { sizeOfBox } from './logoSize';
import { type Box, viewBoxOf, withViewBox } from './viewBox';

/**
 * A logo is cropped if that makes it larger by more than this factor: then so
 * much space is around it that it would be small in the bar.
 */
const MAX_GAIN = 1.5;

const EMPTY =
  'draws nothing that can be seen: its shapes are transparent, or lie outside of the page. Fit the page to the shapes (Illustrator: Object › Artboards › Fit to Artwork Bounds; Inkscape: Edit › Resize Page to Selection; Figma: Resize to fit)';

/** Returns the displayed size of a unit of the viewBox. */
const scaleOf = (box: Box): number => sizeOfBox(box).height / box.height;

interface CroppedLogo {
  svg: string;

  /** Box of the shapes and of the file, if space between them was cut off. */
  cut?: { ink: Box; viewBox: Box };
}

/**
 * Cuts off the empty space around a cleaned logo if there is much of it, such
 * as the rest of an A4 page.
 * @throws LogoFault if it draws nothing
 */
export async function cropLogo(svg: string): Promise<CroppedLogo> {
  const viewBox = viewBoxOf(svg);
  const ink = await inkBox(svg);

  if (!viewBox || !ink) throw new LogoFault(EMPTY);

  const gain = scaleOf(ink) / scaleOf(viewBox);

  if (gain <= MAX_GAIN) return { svg };

  return { svg: withViewBox(svg, ink), cut: { ink, viewBox } };
}
