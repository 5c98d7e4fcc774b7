import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isVisibleOn } from '../../content/check/logo/isVisibleOn';
import { logoVersions, type LogoVersions } from '../../content/check/logo/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const readLogo = (path: string, colours?: 'monochrome'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), colours);

/** Returns the mark in the text colour. */
const monochromeMark = ({ logo }: Brand): string =>
  logo ? readLogo(logo, 'monochrome') : mark(['currentColor', 'currentColor', 'currentColor']);

/** Returns the SVGs of the logo for ground, light pages and menu, without those that would have too little contrast. */
async function logosOf(brand: Brand): Promise<LogoVersions> {
  const { logo, logoOnPaper } = brand;
  if (!logo) return {};
  return logoVersions(brand, readLogo(logo), logoOnPaper && readLogo(logoOnPaper));
}

/** Returns the three threads or the logo, which is in the text colour if its own colours have too little contrast. */
export async function markOnGround(brand: Brand, threads: readonly string[]): Promise<string> {
  if (!brand.logo) return mark(threads);
  const { ground } = await logosOf(brand);
  return ground ?? monochromeMark(brand);
}

/** Returns the logo for light pages. If it is `undefined`, light pages draw the mark for the ground in the text colour. */
export const markOnPage = async (brand: Brand): Promise<string | undefined> =>
  (await logosOf(brand)).paper;

/** Returns the logo for the menu, in the text colour if its own colours have too little contrast there. */
export const markInMenu = async (brand: Brand): Promise<string> =>
  (await logosOf(brand)).menu ?? monochromeMark(brand);

/** The brand's thread colours on the ground, its mark and its icon, for image files, which can't use CSS custom properties. */
export interface BrandInk extends Ink {
  mark: string;
  /** `undefined` if the brand has no icon and the logo is a wordmark. */
  icon?: Icon;
}

export interface Icon {
  drawing: string;
  /** Colour of the square behind the drawing. */
  tile: string;
  /** Whether the drawing may reach the corners of its viewBox, which a circular mask would cut off. */
  hasCorners: boolean;
}

/** Sets the colour of `currentColor`, which an image file does not inherit from a page. */
const withTextColour = (svg: string, colour: string): string =>
  svg.replace('<svg ', `<svg color="${colour}" `);

/** Returns the icon named in brand.md, on the ground or, if it has too little contrast there, on paper. */
async function ownIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const drawing = readLogo(path);
  const isVisibleOnGround = await isVisibleOn(drawing, [ground], paper);
  const [tile, text] = isVisibleOnGround ? [ground, paper] : [paper, ground];
  return { drawing: withTextColour(drawing, text), tile, hasCorners: true };
}

export async function brandInk(brand: Brand): Promise<BrandInk> {
  const { fixed } = derivePalette(brand);
  const ink = {
    threads: ([1, 2, 3] as const).map((number) => fixed[`thread-${number}-on-ground`]),
    warp: brand.paper,
    ground: brand.ground,
  };
  const markSvg = withTextColour(await markOnGround(brand, ink.threads), brand.paper);
  const markIcon = logoSize(markSvg).isWordmark
    ? undefined
    : { drawing: markSvg, tile: ink.ground, hasCorners: brand.logo !== undefined };
  const icon = brand.icon ? await ownIcon(brand.icon, brand) : markIcon;
  return { ...ink, mark: markSvg, icon };
}
