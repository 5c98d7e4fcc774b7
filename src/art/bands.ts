import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { scatter } from './tangle';
import { drawThreads, type Ink, placeInBand } from './threads';

const THREAD_COUNT = 9;

/** The footer's band, as wide as the page: nine threads enter mixed and leave sorted by colour. */
export function footerBand(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const yOf = (place: number): number => (place + 0.5) * 8;
  const threads = Array.from({ length: THREAD_COUNT }, (_, index) => {
    const [startY, endY] = [yOf(index), yOf(placeInBand(index, THREAD_COUNT))];
    const bendX = 560 + nextRandom() * 40;
    const pen = new Pen().move([0, startY]).line([bendX, startY]);
    pen.glide([bendX + 130 + Math.abs(endY - startY), endY]).line([1440, endY]);
    return { colour: index % 3, isOnTop: index % 2 === 1, path: pen.toString() };
  });
  // Keeps the width of the threads when the SVG is stretched to the width of the page.
  const attributes = ' vector-effect="non-scaling-stroke"';
  const body = drawThreads(threads, ink, { width: 2.25, clearance: 1.2, attributes });
  return svg(1440, THREAD_COUNT * 8, `<g stroke-width="2.25">${body}</g>`, 'none');
}

function contactDrawing(seed: string, ink: Ink, isWhole: boolean): string {
  const nextRandom = random(seed);
  const threads = shuffled([...Array(THREAD_COUNT).keys()], nextRandom).map((place, index) => {
    const startY = 14 + place * 24;
    const bendY = 20 + nextRandom() * 200;
    const bandY = 120 + (placeInBand(index, THREAD_COUNT) - (THREAD_COUNT - 1) / 2) * 9;
    // The ends don't draw `gathering`, but take the same random numbers, so that they end where the whole band does.
    const gathering = new Pen()
      .move([-8, startY])
      .curve(
        [60, startY + scatter(nextRandom, 60)],
        [70 + nextRandom() * 30, bendY],
        [170 + nextRandom() * 30, bendY],
      )
      .smooth([300, bandY], [400, bandY]);
    const outline = isWhole ? gathering.toString() : '';
    const pen = isWhole ? gathering : new Pen().move([400, bandY]);
    const path = pen.line([640 + nextRandom() * 72, bandY]).toString();
    return { colour: index % 3, isOnTop: isWhole && index % 2 === 1, outline, path };
  });
  const body = drawThreads(threads, ink, { width: 3.5, clearance: 2.2 });
  return svg(720, 240, `<g stroke-width="3.5" stroke-linecap="round">${body}</g>`, 'xMaxYMid meet');
}

/** Contact's band: nine threads gather. Beside the form, a style sheet cuts it off at the edge of the dark panel. */
export const contactBand = (seed: string, ink: Ink): string => contactDrawing(seed, ink, true);

/** The right ends of the threads in `contactBand` with the same seed, for the light page beside the panel. */
export const contactBandEnds = (seed: string, ink: Ink): string => contactDrawing(seed, ink, false);
