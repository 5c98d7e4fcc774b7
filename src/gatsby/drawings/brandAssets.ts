import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/mark';
import type { Ink } from '../../art/ink';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isVisibleOn, logoVersions } from '../../content/check/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const readLogo = (path: string, colours?: 'monochrome'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), colours);

/**
 * Returns an SVG of the logo, or of the three threads, for each background. A
 * logo with too little contrast is monochrome.
 */
export async function logosOf(brand: Brand, threadColours: readonly string[]) {
  // If `onPaper` is `undefined`, light pages show `onGround`, which
  // Bar.module.css gives the text colour.
  const { logo, logoOnPaper } = brand;

  if (!logo) {
    // The drawer's background has the second thread's colour, so the threads
    // have the text colour there.
    const inDrawer = mark(['currentColor', 'currentColor', 'currentColor']);

    return { onGround: mark(threadColours), onPaper: undefined, inDrawer };
  }

  const monochrome = readLogo(logo, 'monochrome');
  const versions = await logoVersions(
    brand,
    readLogo(logo),
    logoOnPaper && readLogo(logoOnPaper),
  );
  const { onGround = monochrome, onPaper, inDrawer = monochrome } = versions;

  return { onGround, onPaper, inDrawer };
}

/**
 * Colours and SVGs for image files, which cannot use the custom properties of a
 * page.
 */
export interface BrandAssets {
  ink: Ink; // `warp` is also the colour of text.
  logo: string;

  /**
   * `undefined` if the brand has no icon and the logo is a wordmark. Then
   * icons.ts draws a letter.
   */
  icon?: Icon;
}

export interface Icon {
  svg: string;
  tileColour: string; // of the square behind the SVG
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

async function brandIcon(
  path: string,
  { ground, paper }: Brand,
): Promise<Icon> {
  const svg = readLogo(path);
  const isVisible = await isVisibleOn(svg, [ground], paper);
  const [tileColour, textColour] = isVisible
    ? [ground, paper]
    : [paper, ground];

  return { svg: withTextColour(svg, textColour), tileColour, hasCorners: true };
}

export async function brandAssets(brand: Brand): Promise<BrandAssets> {
  const { ground, paper } = brand;
  // colours that are the same in both colour schemes
  const { fixed } = derivePalette(brand);
  const threads = ([1, 2, 3] as const).map(
    (number) => fixed[`thread-${number}-on-ground`],
  );
  const logo = withTextColour((await logosOf(brand, threads)).onGround, paper);
  const assets = { ink: { threads, warp: paper, background: ground }, logo };

  if (brand.icon)
    return { ...assets, icon: await brandIcon(brand.icon, brand) };
  if (logoSize(logo).isWordmark) return assets;

  // The three threads leave the corners empty.
  return {
    ...assets,
    icon: { svg: logo, tileColour: ground, hasCorners: Boolean(brand.logo) },
  };
}
