import type { Ink } from '../../art/ink';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../logo/logoSize';
import { isVisibleOn } from '../../logo/logoVersions';
import { logosOf } from './logosOf';
import { readIcon } from './readLogo';

/**
 * Colours and SVGs for image files, which cannot use the custom properties of a
 * page.
 */
export interface BrandAssets {
  /** `warp` is also the colour of text. */
  ink: Ink;
  logo: string;

  /**
   * `undefined` if the brand has no icon and the logo is a wordmark. Then
   * icons.ts draws a letter.
   */
  icon?: Icon;
}

export interface Icon {
  svg: string;

  /** Colour of the square behind the SVG. */
  tileColour: string;

  /**
   * Whether the SVG may reach the corners of its viewBox, which a circular mask
   * would cut off.
   */
  hasCorners: boolean;
}

/**
 * Sets the colour of `currentColor`, which an image file does not inherit from
 * a page.
 */
const withTextColour = (svg: string, colour: string): string =>
  svg.replace('<svg ', `<svg color="${colour}" `);

/**
 * Returns the ink for drawings on the ground, in colours that are the same in
 * the light and the dark colour scheme.
 */
function inkOf(brand: Brand): Ink {
  const { fixed } = derivePalette(brand);

  return {
    threads: [
      fixed['thread-1-on-ground'],
      fixed['thread-2-on-ground'],
      fixed['thread-3-on-ground'],
    ],
    warp: brand.paper,
    background: brand.ground,
  };
}

/**
 * Returns the brand's own icon on a tile: on the ground if the icon is visible
 * there, otherwise on paper.
 */
async function ownIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const svg = readIcon(path);
  const isVisible = await isVisibleOn(svg, [ground], paper);

  const tileColour = isVisible ? ground : paper;
  const textColour = isVisible ? paper : ground;

  return { svg: withTextColour(svg, textColour), tileColour, hasCorners: true };
}

async function iconOf(brand: Brand, logo: string): Promise<Icon | undefined> {
  if (brand.icon) return ownIcon(brand.icon, brand);
  if (logoSize(logo).isWordmark) return undefined;

  return {
    svg: logo,
    tileColour: brand.ground,
    // If the brand has no logo, `logo` is the three threads. They leave the
    // corners empty.
    hasCorners: Boolean(brand.logo),
  };
}

export async function brandAssets(brand: Brand): Promise<BrandAssets> {
  const ink = inkOf(brand);
  const { onGround } = await logosOf(brand, ink.threads);
  const logo = withTextColour(onGround, brand.paper);

  return { ink, logo, icon: await iconOf(brand, logo) };
}
