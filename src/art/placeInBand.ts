/**
 * Returns the place of a thread in a band sorted by colour. Thread `index` has
 * the colour `index % 3`.
 */
export function placeInBand(index: number, threadCount: number): number {
  const colour = index % 3;
  const threadsPerColour = threadCount / 3;
  const placeInColour = Math.floor(index / 3);

  return colour * threadsPerColour + placeInColour;
}
