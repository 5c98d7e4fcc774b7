import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isVisibleOn } from '../../content/check/logo/isVisibleOn';
import { logoVersions } from '../../content/check/logo/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const read = (path: string, ink?: 'one'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), ink);

const monochromeMark = ({ logo }: Brand): string =>
  logo ? read(logo, 'one') : mark(['currentColor', 'currentColor', 'currentColor']);

/** Returns the SVG of the logo for each place; `undefined` if the brand has no logo. */
async function versionsOf(brand: Brand) {
  const { logo, logoOnPaper } = brand;
  if (!logo) return undefined;
  return logoVersions(brand, read(logo), logoOnPaper && read(logoOnPaper));
}

/** Returns the mark on the ground: the logo, in one colour if its own have too little contrast, or else the three threads. */
export const markOnGround = async (brand: Brand, threads: readonly string[]): Promise<string> =>
  brand.logo ? ((await versionsOf(brand))?.ground ?? monochromeMark(brand)) : mark(threads);

/** Returns the mark on light pages; `undefined` if they show the mark of the ground in one colour. */
export const markOnPage = async (brand: Brand): Promise<string | undefined> =>
  (await versionsOf(brand))?.paper;

export const markInMenu = async (brand: Brand): Promise<string> =>
  (await versionsOf(brand))?.menu ?? monochromeMark(brand);

/** Colours on the ground, mark and icon of the brand, for image files, which can't use CSS custom properties. */
export interface BrandInk extends Ink {
  mark: string;
  /** `undefined` if the brand has no icon and the logo is a wordmark. */
  icon?: Icon;
}

export interface Icon {
  drawing: string;
  /** Background colour. */
  tile: string;
  /** Whether the drawing may reach the corners of its viewBox, which a circular mask would cut off. */
  hasCorners: boolean;
}

/** Draws the brand's icon on the ground or, if it has too little contrast there, on paper. */
async function ownIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const drawing = read(path);
  const isVisibleOnGround = await isVisibleOn(drawing, [ground], paper);
  const [tile, text] = isVisibleOnGround ? [ground, paper] : [paper, ground];
  return { drawing: drawing.replace('<svg ', `<svg color="${text}" `), tile, hasCorners: true };
}

export async function brandInk(brand: Brand): Promise<BrandInk> {
  const { fixed, light } = derivePalette(brand);
  const ink = {
    threads: ([1, 2, 3] as const).map((place) => fixed[`thread-${place}-on-ground`]),
    warp: fixed.paper,
    ground: light.ground,
  };
  const onGround = await markOnGround(brand, ink.threads);
  const mark = onGround.replace('<svg ', `<svg color="${ink.warp}" `);
  const markIcon = { drawing: mark, tile: ink.ground, hasCorners: brand.logo !== undefined };
  const icon = logoSize(mark).isWordmark ? undefined : markIcon;
  return { ...ink, mark, icon: brand.icon ? await ownIcon(brand.icon, brand) : icon };
}
