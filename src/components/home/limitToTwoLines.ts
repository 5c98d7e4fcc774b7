/** Lets a title break only at the space nearest to its middle, into two lines: all other spaces become no-break spaces. */
export function limitToTwoLines(title: string): string {
  const distanceToMiddle = (index: number) => Math.abs(title.length / 2 - index);
  const spaceIndexes = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [middleIndex] = spaceIndexes.sort((a, b) => distanceToMiddle(a) - distanceToMiddle(b));
  return title.replace(/ /g, (space, index) => (index === middleIndex ? space : '\u00A0'));
}
