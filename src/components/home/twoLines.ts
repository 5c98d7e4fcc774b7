/** A name that takes at most two lines: it may break at the space that is nearest to its middle, and at no other. */
export function twoLines(name: string): string {
  const distance = (index: number) => Math.abs(name.length / 2 - index);
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.sort((one, other) => distance(one) - distance(other));
  return name.replace(/ /g, (space, index) => (index === middle ? space : '\u00A0'));
}
