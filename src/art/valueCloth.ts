import { element } from './element';
import { structures, type Weave } from './structures';
import { svg } from './svg';
import { traceCloth } from './traceCloth';

/** The lengths in this file are chosen by eye. */
const SIDE = 240;
const PITCH = 20;
const WIDE_THREAD = 13;
const THIN_THREAD = 5;
const CLEARANCE = 2.5;

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

function threadWidth(letter: string): number {
  // NFD separates a letter from its accents.
  const isVowel = /[aeiouy]/i.test(letter.normalize('NFD'));

  return isVowel ? THIN_THREAD : WIDE_THREAD;
}

/**
 * Draws a value's cloth. Each of its 12 threads has the width of a letter of
 * the title: vowels are thin. A short title is repeated.
 */
export function valueCloth({
  weave,
  title,
}: {
  weave: Weave;
  title: string;
}): string {
  const letters = [...title].filter(isLetter);

  const threads = Array.from({ length: SIDE / PITCH }, (_, index) => ({
    centre: (index + 0.5) * PITCH,
    width: threadWidth(letters[index % letters.length] ?? ''),
  }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure: structures[weave],
    from: 0,
    to: SIDE,
    clearance: CLEARANCE,
  };
  const threadPaths = (direction: 'warp' | 'weft'): string =>
    traceCloth(cloth, direction)
      .map((d, index) =>
        element('path', { d, 'stroke-width': threads[index]?.width }),
      )
      .join('');

  // Values.module.css uncovers the wefts.
  const wefts = element('g', { 'data-motion': 'slide' }, threadPaths('weft'));
  const warps = threadPaths('warp');
  const frame = {
    width: SIDE,
    height: SIDE,
    preserveAspectRatio: 'xMidYMid slice',
  };

  return svg(frame, element('g', { stroke: 'currentColor' }, wefts + warps));
}
