/**
 * Maximum length of a title of two lines, with soft hyphens. Half of a longer
 * title is wider than a button.
 */
const LONG_TITLE = 30;

/**
 * Returns the title with no-break spaces, except for the space nearest to its
 * middle: there it may break into two lines. Returns a long title unchanged.
 */
export function limitToTwoLines(title: string): string {
  if (title.length > LONG_TITLE) return title;

  const distanceToMiddle = (index: number) =>
    Math.abs(title.length / 2 - index);
  const spaceIndexes = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [breakIndex] = spaceIndexes.sort(
    (a, b) => distanceToMiddle(a) - distanceToMiddle(b),
  );

  return title.replace(/ /g, (space, index) =>
    index === breakIndex ? space : '\u00A0',
  );
}
