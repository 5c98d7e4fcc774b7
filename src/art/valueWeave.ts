import { Pen } from './pen';
import { structures, type Weave } from './structures';
import { svg } from './svg';
import { traceCloth } from './woven';

const PITCH = 20;
const WIDTH = 13;

/** A weaver's name draft: each letter is a thread, and vowels are the ones that stand out. */
const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter.normalize('NFD'));

/** A value's cloth: the given structure, its threads set by the letters of the value's name. */
export function valueWeave(weave: Weave, name: string): string {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  const threads = Array.from({ length: 240 / PITCH }, (_, index) => ({
    at: (index + 0.5) * PITCH,
    width: isVowel(letters[index % letters.length] ?? '') ? 5 : WIDTH,
  }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure: structures[weave],
    from: 0,
    to: 240,
    clearance: 2.5,
  };
  const body = [WIDTH, 5].map((width) => {
    const pen = new Pen(1);
    for (const along of ['weft', 'warp'] as const)
      traceCloth(cloth, along, pen, (index) => threads[index]?.width === width);
    return `<path d="${pen}" stroke-width="${width}"/>`;
  });
  return svg(240, 240, `<g stroke="currentColor">${body.join('')}</g>`, { fit: 'xMidYMid slice' });
}
