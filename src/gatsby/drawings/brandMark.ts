import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../art/signs';
import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { contrast } from '../../brand/colours';
import { derivePalette } from '../../brand/derivePalette';
import { EDGE } from '../../brand/ratios';
import { cleanMark } from '../../content/read/cleanMark';

const ONE_INK = { first: 'currentColor', second: 'currentColor', third: 'currentColor' };

const coloursIn = (svg: string): string[] =>
  [...svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]+)"/g)]
    .map(([, colour = '']) => colour)
    .filter((colour) => !/^(none|currentColor|url\(.*\))$/.test(colour));

const ownMark = (path: string, ink?: 'one'): string =>
  cleanMark(readFileSync(join('content', path), 'utf8'), ink);

/** The mark in the colour of the text around it. */
export const markInOneColour = ({ mark: own }: Brand): string =>
  own ? ownMark(own, 'one') : mark(ONE_INK);

/**
 * The mark on the brand's ground: the agency's own, or its three threads. An own one of which a colour could not be seen
 * there is drawn in one colour.
 */
export function markOnGround(brand: Brand, ink: Pick<Ink, 'first' | 'second' | 'third'>): string {
  if (!brand.mark) return mark(ink);
  const own = ownMark(brand.mark);
  const isSeen = coloursIn(own).every((colour) => contrast(colour, [brand.ground]) >= EDGE);
  return isSeen ? own : markInOneColour(brand);
}

/** The brand's colours on its ground, and its mark, for files that cannot read the site's custom properties. */
export interface BrandInk extends Ink {
  mark: string;
}

export function brandInk(brand: Brand): BrandInk {
  const { fixed } = derivePalette(brand);
  const ink = {
    first: fixed['thread-1-on-ground'],
    second: fixed['thread-2-on-ground'],
    third: fixed['thread-3-on-ground'],
    warp: fixed.paper,
    ground: fixed.ground,
  };
  const mark = markOnGround(brand, ink).replace('<svg ', `<svg color="${ink.warp}" `);
  return { ...ink, mark };
}
