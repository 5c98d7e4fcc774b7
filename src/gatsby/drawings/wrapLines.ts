/** A line, or a part of a text that does not break. The width is in em. */
export type MeasuredText = { text: string; width: number };

/** Nobody can see a difference as small as this between the widths of lines. */
const STEP_IN_EM = 0.001;

/** Puts as many parts as possible into each line. */
function fillLines(
  parts: readonly MeasuredText[],
  maxWidth: number,
): MeasuredText[] {
  const lines: MeasuredText[] = [];

  for (const part of parts) {
    const line = lines.at(-1);

    if (line && line.width + part.width <= maxWidth) {
      line.text += part.text;
      line.width += part.width;
    } else {
      lines.push({ ...part });
    }
  }

  return lines;
}

/**
 * Puts parts into as few lines as possible, and balances their widths. Returns
 * `undefined` if a part is wider than `maxWidth`, or if they need more than
 * `maxLines`.
 */
export function wrapLines(
  parts: readonly MeasuredText[],
  maxWidth: number,
  maxLines = Infinity,
): string[] | undefined {
  if (parts.some(({ width }) => width > maxWidth)) return undefined;

  const lines = fillLines(parts, maxWidth);

  if (lines.length > maxLines) return undefined;

  // To balance the lines, wrap again at just below the width of the widest
  // line. wrapLines calls itself until that takes more lines.
  const widest = Math.max(...lines.map(({ width }) => width));
  const balanced = wrapLines(parts, widest - STEP_IN_EM, lines.length);

  return balanced ?? lines.map(({ text }) => text.trimEnd());
}
