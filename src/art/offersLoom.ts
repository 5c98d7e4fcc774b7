import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { svg } from './svg';

/** The lengths in this file are chosen by eye. */
const WIDTH = 480;

/** `clearance` is the gap on both sides of a thread on top. */
const THREAD = { width: 2.25, clearance: 2 };
const OUTLINE_WIDTH = THREAD.width + 2 * THREAD.clearance;

/** Distance between neighbouring threads in the cloth. */
const PITCH = 12;
const WARP_COUNT = 24;

/** The warps stick out above the first weft and below the last. */
const WARP_OVERHANG = 18;

/** x of the first warp. */
const FIRST_WARP = 20;

/** The wefts end left of the first warp, and bend right of the last. */
const WEFT = { endX: 6, bendX: FIRST_WARP + WARP_COUNT * PITCH };

/**
 * At the right edge, the threads of a band lie closer together than in the
 * cloth. Each begins further outside than the one above it, so that
 * Offers.module.css draws them one after the other.
 */
const BAND = { weftCount: 6, pitch: 5, startX: WIDTH + 4, stagger: 14 };

/**
 * A cap is the piece of a warp that lies on top of a weft. Its outline interrupts
 * the weft for `length`. The cap is longer by `overlap` at both ends: without it,
 * a light seam would show in the warp until the weft is drawn.
 */
const CAP = { length: OUTLINE_WIDTH + 1, overlap: 1 };

const yOf = (weft: number): number => WARP_OVERHANG + weft * PITCH;

function weftPath(band: number, index: number): string {
  const { weftCount, pitch, startX, stagger } = BAND;
  const clothY = yOf(band * weftCount + index);
  const middle = (weftCount - 1) / 2;
  const bandY = yOf(band * weftCount + middle) + (index - middle) * pitch;

  return new Pen({ decimals: 1 })
    .move([startX + index * stagger, bandY])
    .line([WIDTH - stagger, bandY])
    .glide([WEFT.bendX, clothY])
    .line([WEFT.endX, clothY])
    .toString();
}

/**
 * Returns the colours of a band, as indexes of Ink.threads. Each fourth band has
 * all three.
 */
const coloursOf = (band: number): number[] =>
  band % 4 === 3 ? [0, 1, 2] : [band % 4];

/** Draws a band over the warps, with the outlines that interrupt them. */
function drawBand(band: number, { threads, background }: Ink): string {
  const wefts = Array.from({ length: BAND.weftCount }, (_, index) =>
    weftPath(band, index),
  );
  const colours = coloursOf(band);
  const weftsPerColour = BAND.weftCount / colours.length;

  const outline = element('path', {
    d: wefts.join(''),
    stroke: background,
    'stroke-width': OUTLINE_WIDTH,
  });
  const lines = colours.map((colour, place) => {
    const firstWeft = place * weftsPerColour;
    const weftsOfColour = wefts.slice(firstWeft, firstWeft + weftsPerColour);

    return element('path', {
      d: weftsOfColour.join(''),
      stroke: threads[colour],
    });
  });

  return element('g', {}, outline + lines.join(''));
}

function warpsPath(height: number): string {
  const pen = new Pen();

  for (let warp = 0; warp < WARP_COUNT; warp += 1) {
    const x = FIRST_WARP + warp * PITCH;

    pen.move([x, 0]).line([x, height]);
  }

  return pen.toString();
}

/**
 * Draws the caps. Those of a warp are the dashes of one line, because the warp
 * passes over every second weft.
 */
function drawCaps(weftCount: number, ink: Ink): string {
  const pen = new Pen({ decimals: 1 });
  const { length, overlap } = CAP;
  const lineLength = length + 2 * overlap;

  for (let warp = 0; warp < WARP_COUNT; warp += 1) {
    const x = FIRST_WARP + warp * PITCH;
    const firstWeft = warp % 2;

    pen
      .move([x, yOf(firstWeft) - lineLength / 2])
      .line([x, yOf(weftCount - 1) + lineLength / 2]);
  }

  const d = pen.toString();
  const outline = element('path', {
    d,
    stroke: ink.background,
    'stroke-width': OUTLINE_WIDTH,
    'stroke-dasharray': `${length} ${2 * PITCH - length}`,
    'stroke-dashoffset': -overlap,
  });
  const line = element('path', {
    d,
    stroke: ink.warp,
    'stroke-dasharray': `${lineLength} ${2 * PITCH - lineLength}`,
  });

  return outline + line;
}

/**
 * The small loom beside Home's offers: one band joins the cloth for each offer.
 * The bands are the groups of the drawing, in the order of the offers.
 */
export function offersLoom(bandCount: number, ink: Ink): string {
  const weftCount = bandCount * BAND.weftCount;
  const height = yOf(weftCount - 1) + WARP_OVERHANG;

  const warps = element('path', { d: warpsPath(height), stroke: ink.warp });
  const bands = Array.from({ length: bandCount }, (_, band) =>
    drawBand(band, ink),
  );
  const caps = drawCaps(weftCount, ink);

  const body = warps + bands.join('') + caps;

  return svg(
    { width: WIDTH, height },
    element('g', { 'stroke-width': THREAD.width }, body),
  );
}
