import list from './fontList.json';

/** The code points that at least one typeface of the site can draw. */
export function drawnCharacters(): ReadonlySet<number> {
  const drawn = new Set<number>();
  for (const [first = 0, last = 0] of list.drawn)
    for (let code = first; code <= last; code += 1) drawn.add(code);
  return drawn;
}
