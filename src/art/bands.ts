import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 9;

/** The place of a thread in a band that is sorted by colour. */
const placeOf = (index: number): number => (index % 3) * 3 + Math.floor(index / 3);

/** The footer's band, as wide as the page: nine threads come in mixed and leave sorted by colour. */
export function footerBand(seed: string, ink: Ink): string {
  const next = random(seed);
  const yOf = (place: number): number => 4 + place * 8;
  const threads = Array.from({ length: THREADS }, (_, index) => {
    const [from, to] = [yOf(index), yOf(placeOf(index))];
    const start = 480 + next() * 120;
    const end = start + 300 + next() * 80;
    const path = new Pen()
      .move([0, from])
      .line([start, from])
      .curve([start + 170, from], [end - 170, to], [end, to])
      .line([1440, to])
      .toString();
    return { colour: index % 3, over: index % 2 === 1, path };
  });
  // The band is stretched to the page's width, but its threads keep their weight.
  const body = drawThreads(threads, ink, {
    width: 2.25,
    clearance: 1.6,
    attributes: ' vector-effect="non-scaling-stroke"',
  });
  return svg(1440, THREADS * 8, `<g stroke-width="2.25">${body}</g>`, 'none');
}

/** The contact panel's band: nine loose threads gather, and run on to the right, each as far as it likes. */
export function contactBand(seed: string, ink: Ink): string {
  const next = random(seed);
  const threads = shuffled([...Array(THREADS).keys()], next).map((place, index) => {
    const start = 14 + place * 24;
    const y = 120 + (placeOf(index) - (THREADS - 1) / 2) * 9;
    const bend = 20 + next() * 200;
    const pen = new Pen()
      .move([-8, start])
      .curve([60, start + (next() - 0.5) * 60], [70 + next() * 30, bend], [170 + next() * 30, bend])
      .smooth([300, y], [400, y]);
    const crossing = pen.toString();
    // Behind the gathering nothing crosses, and the ground changes from the panel's to the page's.
    const path = pen.line([640 + next() * 72, y]).toString();
    return { colour: index % 3, over: index % 2 === 1, crossing, path };
  });
  const body = drawThreads(threads, ink, { width: 3.5, clearance: 2.2 });
  return svg(720, 240, `<g stroke-width="3.5" stroke-linecap="round">${body}</g>`, 'xMaxYMid meet');
}
