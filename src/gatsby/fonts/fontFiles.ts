import list from './fontList.json';

/** The addresses of the two fonts that every page needs at once. */
export const BASE_FONTS: readonly string[] = list.base;

/** What the files of the display typeface call themselves. */
export const TITLE_FAMILY = list.title;

/** The code points that at least one typeface of the site can draw. */
export function drawnCharacters(): ReadonlySet<number> {
  const drawn = new Set<number>();
  for (const [first = 0, last = 0] of list.drawn) {
    for (let code = first; code <= last; code += 1) drawn.add(code);
  }
  return drawn;
}
