import type { BrandInk, Icon } from './brandMark';
import { titleText } from './titleText';

const MAX_SIZE_PX = { width: 200, height: 200 };

/** Draws the first letter of a name in the heading typeface. Returns the mark if no font has a glyph for the letter. */
export async function letterIcon(name: string, { warp, ground, mark }: BrandInk): Promise<Icon> {
  const [letter = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  const { paths, width, height } = await titleText(letter, MAX_SIZE_PX);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${warp}">${paths}</svg>`;
  return { drawing: width > 0 ? drawing : mark, tile: ground, hasCorners: true };
}
