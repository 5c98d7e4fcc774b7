import { type Brand, RATIO } from './brand';
import { contrast, difference, mix, withContrast } from './colours';

/**
 * The page's background in the dark scheme. 0.27, the share of black, gives the
 * designer's colour in derivePalette.test.ts.
 */
export const darkPage = (ground: string): string =>
  mix(ground, '#000000', 0.27);

/**
 * The ground in the dark scheme: the brand's ground, or the nearest lighter
 * colour with enough contrast to the dark page.
 */
export const darkGround = (ground: string): string =>
  withContrast(ground, [darkPage(ground)], RATIO.darkGround, 'lighter');

/**
 * A background colour, and the colour of the text on it: the brand's ground or
 * paper.
 */
export type Surface = { background: string; text: string };

function withBestText(
  background: string,
  { ground, paper }: Brand,
): Surface | undefined {
  const text =
    contrast(background, [ground]) >= contrast(background, [paper])
      ? ground
      : paper;

  return contrast(background, [text]) >= RATIO.text
    ? { background, text }
    : undefined;
}

/**
 * Returns a surface in a thread's colour, or in the nearest colour of the same
 * hue on which text is readable.
 */
export function surfaceOf(colour: string, brand: Brand): Surface {
  const { ground, paper } = brand;
  const lighter = withContrast(colour, [ground], RATIO.text, 'lighter');
  const darker = withContrast(colour, [paper], RATIO.text, 'darker');
  const nearest =
    difference(colour, lighter) <= difference(colour, darker)
      ? { background: lighter, text: ground }
      : { background: darker, text: paper };

  return withBestText(colour, brand) ?? nearest;
}

/**
 * Returns the surface of a button: it must also stand out from the grounds of
 * both colour schemes.
 */
export function buttonSurfaceOf(colour: string, brand: Brand): Surface {
  const { ground } = brand;
  const visible = withContrast(
    colour,
    [ground, darkGround(ground)],
    RATIO.edge,
    'lighter',
  );
  // 4.5:1 to `ground` is at least 3:1 to the dark scheme's ground: the two
  //   grounds are at most RATIO.darkGround (1.4:1) apart.
  const readable = withContrast(colour, [ground], RATIO.text, 'lighter');

  return withBestText(visible, brand) ?? { background: readable, text: ground };
}
