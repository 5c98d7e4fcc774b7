import type { Font } from 'fontkit';

export const fontFor = (
  character: string,
  fonts: readonly Font[],
): Font | undefined =>
  fonts.find((font) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/**
 * Splits a text into runs, each in the first font that has its glyphs. Omits
 * characters for which no font has a glyph.
 */
function runsOf(text: string, fonts: readonly Font[]) {
  const runs: { font: Font; text: string }[] = [];

  for (const character of text.normalize('NFC')) {
    const font = fontFor(character, fonts);
    const run = runs.at(-1);

    if (run && run.font === font) run.text += character;
    else if (font) runs.push({ font, text: character });
  }

  return runs;
}

/** Font size in px, letter spacing in em. */
type TextStyle = { size: number; spacing: number };

/**
 * Returns a text as an SVG path with the baseline at y = 0, its bounding box,
 * and as `end` the x after its last spacing.
 */
export function outlineText(
  text: string,
  fonts: readonly Font[],
  { size, spacing }: TextStyle,
) {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  let end = 0;
  const paths = runsOf(visible, fonts).flatMap(({ font, text: run }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);

    return glyphs.map(({ path: outline }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // The y axis of a font points up, the y axis of an SVG down.
      const [x, y] = [end + xOffset * scale, -yOffset * scale];

      end += xAdvance * scale + spacing * size;

      return outline.scale(scale, -scale).translate(x, y);
    });
  });
  const path = paths.map((each) => each.toSVG()).join('');

  if (!path) return { path, left: 0, right: 0, top: 0, bottom: 0, end };
  const boxes = paths.map(({ bbox }) => bbox);

  return {
    path,
    left: Math.min(...boxes.map(({ minX }) => minX)),
    right: Math.max(...boxes.map(({ maxX }) => maxX)),
    top: Math.min(...boxes.map(({ minY }) => minY)),
    bottom: Math.max(...boxes.map(({ maxY }) => maxY)),
    end,
  };
}

/**
 * Returns the total width of all occurrences of words, each with a space, in
 * em. Omits characters without a glyph.
 */
export function textWidth(
  wordCounts: ReadonlyMap<string, number>,
  fonts: readonly Font[],
): number {
  let width = 0;

  for (const [word, count] of wordCounts)
    for (const { font, text } of runsOf(`${word} `, fonts))
      width += (font.layout(text).advanceWidth / font.unitsPerEm) * count;

  return width;
}
