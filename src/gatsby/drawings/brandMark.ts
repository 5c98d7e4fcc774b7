import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { contrast } from '../../brand/colours';
import { derivePalette } from '../../brand/derivePalette';
import { darkGround } from '../../brand/grounds';
import { EDGE } from '../../brand/ratios';
import { cleanMark } from '../../content/read/cleanMark';

const coloursIn = (svg: string): string[] =>
  [...svg.matchAll(/ (?:fill|stroke|stop-color)="(?!none"|currentColor"|url\()([^"]+)"/g)].map(
    ([, colour = '']) => colour,
  );

const ownMark = (path: string, ink?: 'one'): string =>
  cleanMark(readFileSync(join('content', path), 'utf8'), ink);

/** The mark in the colour of the text around it. */
export const markInOneColour = ({ mark: own }: Brand): string =>
  own ? ownMark(own, 'one') : mark(['currentColor', 'currentColor', 'currentColor']);

/**
 * Returns the mark on the ground: the agency's own, or its three threads. An own mark with a colour that can't be seen on
 * the ground of each scheme is drawn in one colour.
 */
export function markOnGround(brand: Brand, threads: readonly string[]): string {
  if (!brand.mark) return mark(threads);
  const own = ownMark(brand.mark);
  const grounds = [brand.ground, darkGround(brand.ground)];
  const isSeen = coloursIn(own).every((colour) => contrast(colour, grounds) >= EDGE);
  return isSeen ? own : markInOneColour(brand);
}

/** The brand's colours on its ground, and its mark, for files that cannot read the site's custom properties. */
export interface BrandInk extends Ink {
  mark: string;
}

export function brandInk(brand: Brand): BrandInk {
  const { fixed, light } = derivePalette(brand);
  const ink = {
    threads: ([1, 2, 3] as const).map((place) => fixed[`thread-${place}-on-ground`]),
    warp: fixed.paper,
    ground: light.ground,
  };
  const mark = markOnGround(brand, ink.threads).replace('<svg ', `<svg color="${ink.warp}" `);
  return { ...ink, mark };
}
