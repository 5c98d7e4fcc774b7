import { type Structure, structures, traceCloth, type Weave } from './cloth';
import { svg } from './svg';

const STROKE_WIDTH = 7.5;
/** Distance between the threads of a value's cloth, and their widths. */
const [PITCH, WIDE, THIN] = [20, 13, 5];

const drawPath = (path: string): string =>
  svg(240, 240, `<path d="${path}" stroke="currentColor" stroke-width="${STROKE_WIDTH}"/>`);

// Dashes and gaps of the eight ellipses: each gap is where another one passes over. The last gap is 0, so that dashes join.
const INTERLACING =
  '45.48 10.51 26.97 13.78 10.48 15.14 14.42 14.28 5.8 17.05 16.46 11.38 36.22 12.68 18.16 0';

function circles(): string {
  const ellipses = Array.from({ length: 8 }, (_, index) => {
    const rotation = index ? ` transform="rotate(${index * 22.5})"` : '';
    return `<ellipse rx="116" ry="48"${rotation}/>`;
  });
  const attributes = `stroke="currentColor" stroke-width="${STROKE_WIDTH}" stroke-dasharray="${INTERLACING}"`;
  return svg(240, 240, `<g transform="translate(120 120)" ${attributes}>${ellipses.join('')}</g>`);
}

function nineByNine(structure: Structure): string {
  const centres = [...Array(9).keys()].map((index) => 16 + index * 26);
  const threads = centres.map((centre) => ({ centre, width: STROKE_WIDTH }));
  const cloth = { warps: threads, wefts: threads, structure, clearance: 3 };
  return drawPath([...traceCloth(cloth, 'weft'), ...traceCloth(cloth, 'warp')].join(''));
}

function arcs(): string {
  const paths = Array.from({ length: 12 }, (_, index) => {
    const radius = 22 + index * 19;
    return `M${240 - radius} ${240}a${radius} ${radius} 0 0 1 ${radius}-${radius}`;
  });
  return drawPath(paths.join(''));
}

export const defaultSwatch = (): string => nineByNine(structures.twill);
export const slideDrawings = { circles, weave: () => nineByNine(structures.plain), arcs };
export type SlideDrawing = keyof typeof slideDrawings;

/** Draws the cloth of a value. Each letter of its name is a thread, repeated to fill the square. Vowels are thin. */
export function valueWeave(weave: Weave, name: string): string {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  const threads = Array.from({ length: 240 / PITCH }, (_, index) => {
    // NFD separates a letter from its accents.
    const letter = letters[index % letters.length]?.normalize('NFD') ?? '';
    return { centre: (index + 0.5) * PITCH, width: /[aeiouy]/i.test(letter) ? THIN : WIDE };
  });
  const cloth = { warps: threads, wefts: threads, structure: structures[weave], clearance: 2.5 };
  const [wefts, warps] = [traceCloth(cloth, 'weft'), traceCloth(cloth, 'warp')];
  const body = [WIDE, THIN].map((width) => {
    const hasWidth = (_: string, index: number) => threads[index]?.width === width;
    const paths = [...wefts.filter(hasWidth), ...warps.filter(hasWidth)];
    return `<path d="${paths.join('')}" stroke-width="${width}"/>`;
  });
  return svg(240, 240, `<g stroke="currentColor">${body.join('')}</g>`, 'xMidYMid slice');
}
