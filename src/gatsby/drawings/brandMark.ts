import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/svg';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isVisibleOn, logoVersions } from '../../content/check/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const readLogo = (path: string, colours?: 'monochrome'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), colours);

/** Returns the SVGs of the mark: the logo, in the text colour where its own have too little contrast, or the three threads. */
export async function marksOf(brand: Brand, threads: readonly string[]) {
  const { logo, logoOnPaper } = brand;
  if (!logo) {
    // The menu's background is the second thread, so the threads have the text colour there.
    const inMenu = mark(['currentColor', 'currentColor', 'currentColor']);
    return { onGround: mark(threads), onPage: undefined, inMenu };
  }
  const monochrome = readLogo(logo, 'monochrome');
  const versions = await logoVersions(brand, readLogo(logo), logoOnPaper && readLogo(logoOnPaper));
  const { ground = monochrome, paper, menu = monochrome } = versions;
  // If `onPage` is `undefined`, Bar.module.css recolours the mark for the ground.
  return { onGround: ground, onPage: paper, inMenu: menu };
}

/** For image files, which cannot use the custom properties of a page. */
export interface BrandAssets {
  ink: Ink;
  mark: string;
  /** `undefined` if the brand has no icon and the logo is a wordmark. */
  icon?: Icon;
}

export interface Icon {
  drawing: string;
  tileColour: string;
  /** Whether the drawing may reach the corners of its viewBox, which a circular mask would cut off. */
  hasCorners: boolean;
}

/** Sets the colour of `currentColor`, which an image file does not inherit from a page. */
const withTextColour = (svg: string, colour: string): string =>
  svg.replace('<svg ', `<svg color="${colour}" `);

async function brandIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const drawing = readLogo(path);
  const isVisible = await isVisibleOn(drawing, [ground], paper);
  const [tileColour, text] = isVisible ? [ground, paper] : [paper, ground];
  return { drawing: withTextColour(drawing, text), tileColour, hasCorners: true };
}

export async function brandAssets(brand: Brand): Promise<BrandAssets> {
  const { ground, paper } = brand;
  const { fixed } = derivePalette(brand);
  const threads = ([1, 2, 3] as const).map((number) => fixed[`thread-${number}-on-ground`]);
  const drawing = withTextColour((await marksOf(brand, threads)).onGround, paper);
  const assets = { ink: { threads, warp: paper, ground }, mark: drawing };
  if (brand.icon) return { ...assets, icon: await brandIcon(brand.icon, brand) };
  if (logoSize(drawing).isWordmark) return assets;
  // Without a logo, the mark is the three threads, which leave the corners empty.
  return { ...assets, icon: { drawing, tileColour: ground, hasCorners: Boolean(brand.logo) } };
}
