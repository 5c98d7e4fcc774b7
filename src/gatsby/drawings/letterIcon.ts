import type { BrandInk, Icon } from './brandMark';
import { titleText } from './titleText';

const ROOM = { width: 200, height: 200 };

/** Draws the first letter of a name in the heading typeface. If no font has its glyph, returns the mark. */
export async function letterIcon(name: string, { warp, ground, mark }: BrandInk): Promise<Icon> {
  const [letter = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  const { paths, width, height } = await titleText(letter, ROOM);
  const letterDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${warp}">${paths}</svg>`;
  return { drawing: width > 0 ? letterDrawing : mark, tile: ground, hasCorners: true };
}
