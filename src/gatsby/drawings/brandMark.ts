import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/smallDrawings';
import type { Ink } from '../../art/svg';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isVisibleOn, logoVersions } from '../../content/check/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const readLogo = (path: string, colours?: 'monochrome'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), colours);

/** Returns the SVGs of the mark: the logo, in the text colour where its contrast is too low; without a logo, three threads. */
export async function marksOf(brand: Brand, threadColours: readonly string[]) {
  const { logo, logoOnPaper } = brand;
  if (!logo) {
    // The menu's background is the second thread, so the threads have the text colour there.
    const inMenu = mark(['currentColor', 'currentColor', 'currentColor']);
    return { onGround: mark(threadColours), onPage: undefined, inMenu };
  }
  const monochrome = readLogo(logo, 'monochrome');
  const versions = await logoVersions(brand, readLogo(logo), logoOnPaper && readLogo(logoOnPaper));
  const { ground = monochrome, paper, drawer = monochrome } = versions;
  // If `onPage` is `undefined`, light pages show `onGround`, which Bar.module.css gives the text colour.
  return { onGround: ground, onPage: paper, inMenu: drawer };
}

/** Colours and SVGs for image files, which cannot use the custom properties of a page. */
export interface BrandAssets {
  ink: Ink;
  mark: string;
  /** `undefined` if the brand has no icon and the logo is a wordmark. */
  icon?: Icon;
}

export interface Icon {
  svg: string;
  tileColour: string;
  /** Whether the SVG may reach the corners of its viewBox, which a circular mask would cut off. */
  hasCorners: boolean;
}

/** Sets the colour of `currentColor`, which an image file does not inherit from a page. */
const withTextColour = (svg: string, colour: string): string =>
  svg.replace('<svg ', `<svg color="${colour}" `);

async function brandIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const svg = readLogo(path);
  const isVisible = await isVisibleOn(svg, [ground], paper);
  const [tileColour, text] = isVisible ? [ground, paper] : [paper, ground];
  return { svg: withTextColour(svg, text), tileColour, hasCorners: true };
}

export async function brandAssets(brand: Brand): Promise<BrandAssets> {
  const { ground, paper } = brand;
  const { fixed } = derivePalette(brand);
  const threads = ([1, 2, 3] as const).map((number) => fixed[`thread-${number}-on-ground`]);
  const svg = withTextColour((await marksOf(brand, threads)).onGround, paper);
  const assets = { ink: { threads, warp: paper, background: ground }, mark: svg };
  if (brand.icon) return { ...assets, icon: await brandIcon(brand.icon, brand) };
  if (logoSize(svg).isWordmark) return assets;
  // Without a logo, the mark is the three threads, which leave the corners empty.
  return { ...assets, icon: { svg, tileColour: ground, hasCorners: Boolean(brand.logo) } };
}
