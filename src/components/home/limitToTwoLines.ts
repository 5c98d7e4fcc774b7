/** Lets a title break only at the space nearest to its middle, into two lines: all other spaces become no-break spaces. */
export function limitToTwoLines(title: string): string {
  const distanceToMiddle = (index: number) => Math.abs(title.length / 2 - index);
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [middleSpace] = spaces.sort((a, b) => distanceToMiddle(a) - distanceToMiddle(b));
  return title.replace(/ /g, (space, index) => (index === middleSpace ? space : '\u00A0'));
}
