import type { Ink } from '../../art/threads';
import type { Brand } from '../../brand/brand';
import { derivePalette } from '../../brand/derivePalette';
import { markOnGround } from './brandMark';

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
