import { type Structure, structures, traceCloth, type Weave } from './cloth';
import { svg } from './svg';

// the lengths in this file are chosen by eye
const [SIDE, STROKE_WIDTH] = [240, 7.5];
const VALUE_CLOTH = { pitch: 20, wideThread: 13, thinThread: 5 };

const drawPath = (path: string): string =>
  svg(
    SIDE,
    SIDE,
    `<path d="${path}" stroke="currentColor" stroke-width="${STROKE_WIDTH}"/>`,
  );

// Dashes and gaps fill half of an ellipse, and repeat in its other half. In
// each gap, another ellipse is on top. The last gap is 0, so that the last dash
// of each half joins the first dash of the other.
const DASHES_AND_GAPS =
  '45.48 10.51 26.97 13.78 10.48 15.14 14.42 14.28 5.8 17.05 16.46 11.38 36.22 12.68 18.16 0';

function rosette(): string {
  const ellipses = Array.from({ length: 8 }, (_, index) => {
    const rotation = index ? ` transform="rotate(${(index * 180) / 8})"` : '';

    return `<ellipse rx="116" ry="48"${rotation}/>`;
  });
  const stroke = `stroke="currentColor" stroke-width="${STROKE_WIDTH}" stroke-dasharray="${DASHES_AND_GAPS}"`;

  return svg(
    SIDE,
    SIDE,
    `<g transform="translate(120 120)" ${stroke}>${ellipses.join('')}</g>`,
  );
}

function nineByNineCloth(structure: Structure): string {
  const centres = [...Array(9).keys()].map((index) => 16 + index * 26);
  const threads = centres.map((centre) => ({ centre, width: STROKE_WIDTH }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: 0,
    to: SIDE,
    clearance: 3,
  };

  return drawPath(
    [...traceCloth(cloth, 'weft'), ...traceCloth(cloth, 'warp')].join(''),
  );
}

function arcs(): string {
  const paths = Array.from({ length: 12 }, (_, index) => {
    const radius = 22 + index * 19;

    return `M${SIDE - radius} ${SIDE}a${radius} ${radius} 0 0 1 ${radius}-${radius}`;
  });

  return drawPath(paths.join(''));
}

export const twillCloth = (): string => nineByNineCloth(structures.twill);
const plainCloth = (): string => nineByNineCloth(structures.plain);

export const slideDrawings = { circles: rosette, weave: plainCloth, arcs };
export type SlideDrawing = keyof typeof slideDrawings;

/**
 * Draws a value's cloth. The title's first 12 letters, repeated if fewer,
 * decide its threads: a vowel gives a thin one.
 */
export function valueCloth({
  weave,
  title,
}: {
  weave: Weave;
  title: string;
}): string {
  const letters = [...title].filter((letter) => /\p{L}/u.test(letter));
  const threads = Array.from(
    { length: SIDE / VALUE_CLOTH.pitch },
    (_, index) => {
      // NFD separates a letter from its accents.
      const letter = letters[index % letters.length]?.normalize('NFD') ?? '';
      const width = /[aeiouy]/i.test(letter)
        ? VALUE_CLOTH.thinThread
        : VALUE_CLOTH.wideThread;

      return { centre: (index + 0.5) * VALUE_CLOTH.pitch, width };
    },
  );
  const structure = structures[weave];
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: 0,
    to: SIDE,
    clearance: 2.5,
  };
  const [wefts, warps] = [traceCloth(cloth, 'weft'), traceCloth(cloth, 'warp')];
  const body = [VALUE_CLOTH.wideThread, VALUE_CLOTH.thinThread].map((width) => {
    const hasWidth = (_: string, index: number) =>
      threads[index]?.width === width;
    const paths = [...wefts.filter(hasWidth), ...warps.filter(hasWidth)];

    return `<path d="${paths.join('')}" stroke-width="${width}"/>`;
  });

  return svg(
    SIDE,
    SIDE,
    `<g stroke="currentColor">${body.join('')}</g>`,
    'xMidYMid slice',
  );
}
