import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 9;

/** Position of a thread in a band that is sorted by colour. */
const placeOf = (index: number): number => (index % 3) * 3 + Math.floor(index / 3);

/** The footer's band, as wide as the page: nine threads enter mixed and leave sorted by colour. */
export function footerBand(seed: string, ink: Ink): string {
  const next = random(seed);
  const yOf = (place: number): number => 4 + place * 8;
  const threads = Array.from({ length: THREADS }, (_, index) => {
    const [from, to] = [yOf(index), yOf(placeOf(index))];
    const start = 560 + next() * 40;
    const path = new Pen()
      .move([0, from])
      .line([start, from])
      .glide([start + 130 + Math.abs(to - from), to])
      .line([1440, to])
      .toString();
    return { colour: index % 3, over: index % 2 === 1, path };
  });
  // The band stretches to the page's width, but its threads keep their width.
  const body = drawThreads(threads, ink, {
    width: 2.25,
    clearance: 1.2,
    attributes: ' vector-effect="non-scaling-stroke"',
  });
  return svg(1440, THREADS * 8, `<g stroke-width="2.25">${body}</g>`, 'none');
}

const CONTACT = { width: 3.5, clearance: 2.2 };

const inContactBox = (body: string): string =>
  svg(
    720,
    240,
    `<g stroke-width="${CONTACT.width}" stroke-linecap="round">${body}</g>`,
    'xMaxYMid meet',
  );

/** Nine threads that gather from the left into a band, and their ends, which run on to the right at random lengths. */
function contactThreads(seed: string) {
  const next = random(seed);
  return shuffled([...Array(THREADS).keys()], next).map((place, index) => {
    const start = 14 + place * 24;
    const y = 120 + (placeOf(index) - (THREADS - 1) / 2) * 9;
    const bend = 20 + next() * 200;
    const pen = new Pen()
      .move([-8, start])
      .curve([60, start + (next() - 0.5) * 60], [70 + next() * 30, bend], [170 + next() * 30, bend])
      .smooth([300, y], [400, y]);
    const crossing = pen.toString();
    const end = 640 + next() * 72;
    const path = pen.line([end, y]).toString();
    return {
      band: { colour: index % 3, over: index % 2 === 1, crossing, path },
      end: {
        colour: index % 3,
        over: true,
        crossing: '',
        path: String(new Pen().move([400, y]).line([end, y])),
      },
    };
  });
}

/** The part of Contact's band that lies on the dark panel. */
export const contactBand = (seed: string, ink: Ink): string =>
  inContactBox(
    drawThreads(
      contactThreads(seed).map(({ band }) => band),
      ink,
      CONTACT,
    ),
  );

/** The ends of Contact's band, which lie on the light page beside the panel. */
export const contactFringe = (seed: string, ink: Ink): string =>
  inContactBox(
    drawThreads(
      contactThreads(seed).map(({ end }) => end),
      ink,
      CONTACT,
    ),
  );
