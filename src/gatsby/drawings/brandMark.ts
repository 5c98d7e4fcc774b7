import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { logoSize } from '../../brand/logoSize';
import { isSeenOn } from '../../content/check/isSeenOn';
import { logoVersions } from '../../content/check/logoVersions';
import { cleanLogo } from '../../content/read/cleanLogo';

const read = (path: string, ink?: 'one'): string =>
  cleanLogo(readFileSync(join('content', path), 'utf8'), ink);

const inOneColour = ({ logo }: Brand): string =>
  logo ? read(logo, 'one') : mark(['currentColor', 'currentColor', 'currentColor']);

/** Returns the SVGs of the agency's own logo for each place; nothing if the three threads are the mark. */
async function versionsOf(brand: Brand) {
  const { logo, logoOnPaper } = brand;
  if (!logo) return undefined;
  return logoVersions(brand, read(logo), logoOnPaper && read(logoOnPaper));
}

/** Returns the mark on the ground: the agency's logo, in one colour if its own can't be seen, or its three threads. */
export const markOnGround = async (brand: Brand, threads: readonly string[]): Promise<string> =>
  brand.logo ? ((await versionsOf(brand))?.ground ?? inOneColour(brand)) : mark(threads);

/** Returns the mark on light pages; `undefined` if that is the mark on the ground, drawn in one colour. */
export const markOnPage = async (brand: Brand): Promise<string | undefined> =>
  (await versionsOf(brand))?.paper;

/** Returns the mark in the menu. */
export const markInMenu = async (brand: Brand): Promise<string> =>
  (await versionsOf(brand))?.menu ?? inOneColour(brand);

/** The brand's colours on its ground, its mark and its icon, for files that cannot read the site's custom properties. */
export interface BrandInk extends Ink {
  mark: string;
  /** `undefined` if the logo is too wide to be an icon. */
  icon?: Icon;
}

export interface Icon {
  drawing: string;
  /** The colour around it. */
  tile: string;
  /** Whether the corners of its box may be drawn on. */
  hasCorners: boolean;
}

/** Draws an icon in its own colours, on the ground or, if they can't be seen there, on paper. */
async function ownIcon(path: string, { ground, paper }: Brand): Promise<Icon> {
  const drawing = read(path);
  const isOnGround = await isSeenOn(drawing, [ground], paper);
  const [tile, text] = isOnGround ? [ground, paper] : [paper, ground];
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
