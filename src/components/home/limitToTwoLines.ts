/**
 * Maximum length of a title that is kept on two lines, soft hyphens included.
 * Half of a longer title would be wider than a button.
 */
const MAX_LENGTH = 30;

/**
 * Returns the title with no-break spaces, except for the space nearest to its
 * middle: there it may break into two lines. Returns a long title unchanged.
 */
export function limitToTwoLines(title: string): string {
  if (title.length > MAX_LENGTH) return title;

  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);

  const nearestFirst = spaces.sort(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  const [breakIndex] = nearestFirst;

  return title.replace(/ /g, (space, index) =>
    index === breakIndex ? space : '\u00A0',
  );
}
