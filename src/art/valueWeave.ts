import { structures, traceCloth, type Weave } from './cloth';
import { svg } from './svg';

const SIZE = 240;
const PITCH = 20;
const [WIDE, THIN] = [13, 5];

/** NFD separates a letter from its accents. */
const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter.normalize('NFD'));

/** Draws the cloth of a value. Each letter of its name is a thread, repeated to fill the square. Vowels are thin. */
export function valueWeave(weave: Weave, name: string): string {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  const threads = Array.from({ length: SIZE / PITCH }, (_, index) => ({
    centre: (index + 0.5) * PITCH,
    width: isVowel(letters[index % letters.length] ?? '') ? THIN : WIDE,
  }));
  const cloth = { warps: threads, wefts: threads, structure: structures[weave], clearance: 2.5 };
  const [wefts, warps] = [traceCloth(cloth, 'weft'), traceCloth(cloth, 'warp')];
  const body = [WIDE, THIN].map((width) => {
    const hasWidth = (_: string, index: number) => threads[index]?.width === width;
    const paths = [...wefts.filter(hasWidth), ...warps.filter(hasWidth)];
    return `<path d="${paths.join('')}" stroke-width="${width}"/>`;
  });
  return svg(SIZE, SIZE, `<g stroke="currentColor">${body.join('')}</g>`, 'xMidYMid slice');
}
