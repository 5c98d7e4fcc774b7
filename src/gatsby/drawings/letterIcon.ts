import { element } from '../../art/element';
import type { BrandAssets, Icon } from './brandAssets';
import { titleText } from './titleText';

/** A letter or digit, with its accents. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/**
 * In px. Any box with room for a letter will do, because icons.ts scales the
 * letter.
 */
const BOX = { width: 200, height: 200 };

async function drawLetter(
  letter: string,
  colour: string,
): Promise<string | undefined> {
  const { paths, width, height } = await titleText(letter, BOX);
  const hasGlyph = width > 0;

  if (!hasGlyph) return undefined;

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      fill: colour,
    },
    paths,
  );
}

/**
 * Draws the first letter of a name in the heading typeface. Returns the logo if
 * no font has a glyph for the letter.
 */
export async function letterIcon(
  name: string,
  { ink, logo }: BrandAssets,
): Promise<Icon> {
  const [letter = ''] = LETTER.exec(name) ?? [];
  const svg = await drawLetter(letter, ink.warp);

  return { svg: svg ?? logo, tileColour: ink.background, hasCorners: true };
}
