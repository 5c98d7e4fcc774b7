import type { Font, Path } from 'fontkit';
import { textRuns } from './textRuns';

/** Font size in px, letter spacing in em. */
type TextStyle = { size: number; spacing: number };

/** Lengths are in px. The y axis points down, and the baseline is at y = 0. */
interface Outline {
  /** The text as an SVG path. */
  path: string;

  left: number;
  right: number;
  top: number;
  bottom: number;

  /** x at which a next character would start, after the letter spacing. */
  end: number;
}

function boundingBox(paths: readonly Path[]) {
  const boxes = paths.map(({ bbox }) => bbox);

  return {
    left: Math.min(...boxes.map(({ minX }) => minX)),
    right: Math.max(...boxes.map(({ maxX }) => maxX)),
    top: Math.min(...boxes.map(({ minY }) => minY)),
    bottom: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}

/**
 * Returns a text as an SVG path, and its bounding box. Omits characters for
 * which no font has a glyph.
 */
export function outlineText(
  text: string,
  fonts: readonly Font[],
  { size, spacing }: TextStyle,
): Outline {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const glyphPaths: Path[] = [];
  let end = 0;

  for (const { font, text: run } of textRuns(visible, fonts)) {
    const { glyphs, positions } = font.layout(run);
    const scale = size / font.unitsPerEm;

    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const x = end + xOffset * scale;
      // The y axis of a font points up, the y axis of an SVG down.
      const y = -yOffset * scale;

      glyphPaths.push(glyph.path.scale(scale, -scale).translate(x, y));
      end += xAdvance * scale + spacing * size;
    });
  }

  const path = glyphPaths.map((each) => each.toSVG()).join('');

  if (!path) return { path, left: 0, right: 0, top: 0, bottom: 0, end };

  return { path, ...boundingBox(glyphPaths), end };
}
