import { type Brand, RATIO } from './brand';
import { contrast, difference, isGrey } from './colours';
import { darkPage } from './darkPage';
import { distinctFromPaper } from './distinctFromPaper';
import { withContrast } from './withContrast';

/**
 * A background colour, and the colour of the text on it: the brand's ground or
 * paper.
 */
export type Surface = { background: string; text: string };

function withBestText(
  background: string,
  { ground, paper }: Brand,
): Surface | undefined {
  const withGround = contrast(background, [ground]);
  const withPaper = contrast(background, [paper]);
  const text = withGround >= withPaper ? ground : paper;

  return Math.max(withGround, withPaper) >= RATIO.text
    ? { background, text }
    : undefined;
}

/**
 * Returns a surface in a thread's colour, or in the nearest colour of the same
 * hue on which text is readable.
 */
export function surfaceOf(thread: string, brand: Brand): Surface {
  const colour = distinctFromPaper(thread, brand);
  const unchanged = withBestText(colour, brand);

  if (unchanged) return unchanged;

  const { ground, paper } = brand;
  const lighter = withContrast(colour, [ground], RATIO.text, 'lighter');
  const darker = withContrast(colour, [paper], RATIO.text, 'darker');

  return difference(colour, lighter) <= difference(colour, darker)
    ? { background: lighter, text: ground }
    : { background: darker, text: paper };
}

/**
 * Returns the surface of a button: it must also stand out from the grounds of
 * both colour schemes. A black or grey button that can't be seen there gets the
 * colour of the paper: a lighter grey would look switched off.
 */
export function buttonSurfaceOf(colour: string, brand: Brand): Surface {
  const { ground, paper } = brand;
  const grounds = [ground, darkPage(ground)];
  const isVisible = contrast(colour, grounds) >= RATIO.edge;

  if (!isVisible && isGrey(colour)) return { background: paper, text: ground };

  const visible = withContrast(colour, grounds, RATIO.edge, 'lighter');
  const surface = withBestText(visible, brand);

  if (surface) return surface;

  // The dark scheme's background is darker, so its contrast is higher.
  const readable = withContrast(colour, [ground], RATIO.text, 'lighter');

  return { background: readable, text: ground };
}
