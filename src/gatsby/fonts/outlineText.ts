import type { Font } from 'fontkit';
import { runsOf } from './runsOf';

interface Style {
  /** Font size in px. */
  size: number;
  /** Letter spacing in em. */
  spacing: number;
}

export interface Outline {
  /** SVG path data of the glyph outlines; the baseline is y = 0. */
  path: string;
  /** Bounding box of the outlines, in px. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** x coordinate after the last glyph and its letter spacing, in px. */
  end: number;
}

/** Converts a line of text to outlines. Draws each character in the first font that has a glyph for it. */
export function outlineText(text: string, fonts: Font[], { size, spacing }: Style): Outline {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  let end = 0;
  const paths = runsOf(visible, fonts).flatMap(({ font, text: run }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // The y axis of a font points up, the y axis of an SVG down.
      const placed = path.scale(scale, -scale).translate(end + xOffset * scale, -yOffset * scale);
      end += xAdvance * scale + spacing * size;
      return placed;
    });
  });
  // The outline of a space has no commands.
  const boxes = paths.filter(({ commands }) => commands.length).map(({ bbox }) => bbox);
  if (!boxes.length) return { path: '', left: 0, right: 0, top: 0, bottom: 0, end };
  return {
    path: paths.map((path) => path.toSVG()).join(''),
    left: Math.min(...boxes.map(({ minX }) => minX)),
    right: Math.max(...boxes.map(({ maxX }) => maxX)),
    top: Math.min(...boxes.map(({ minY }) => minY)),
    bottom: Math.max(...boxes.map(({ maxY }) => maxY)),
    end,
  };
}
