/** Makes a name take at most two lines: replaces every space but the one nearest to its middle with a no-break space. */
export function twoLines(name: string): string {
  const distance = (index: number) => Math.abs(name.length / 2 - index);
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.sort((one, other) => distance(one) - distance(other));
  return name.replace(/ /g, (space, index) => (index === middle ? space : '\u00A0'));
}
