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

interface Band {
  threadCount: number;

  /** y of the middle of the band. */
  middle: number;

  /** Distance between neighbouring threads. */
  pitch: number;
}

/** Returns y of a thread in a band sorted by colour. */
export function bandYOf(
  index: number,
  { threadCount, middle, pitch }: Band,
): number {
  const middlePlace = (threadCount - 1) / 2;
  const placesFromMiddle = placeInBand(index, threadCount) - middlePlace;

  return middle + placesFromMiddle * pitch;
}
