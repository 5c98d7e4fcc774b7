import { squareCloth, structures, traceCloth, type Weave } from './cloth';
import { svg } from './svg';

const PITCH = 20;
const [WIDE, THIN] = [13, 5];

const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter.normalize('NFD'));

/** Draws a value's cloth. As in a weaver's name draft, each letter of the name is a thread; vowels are thin. */
export function valueWeave(weave: Weave, name: string): string {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  const threads = Array.from({ length: 240 / PITCH }, (_, index) => ({
    at: (index + 0.5) * PITCH,
    width: isVowel(letters[index % letters.length] ?? '') ? THIN : WIDE,
  }));
  const cloth = squareCloth(threads, structures[weave], 2.5);
  const body = [WIDE, THIN].map((width) => {
    const paths = (['weft', 'warp'] as const).map((along) =>
      traceCloth(cloth, along, (thread) => thread.width === width),
    );
    return `<path d="${paths.join('')}" stroke-width="${width}"/>`;
  });
  return svg(240, 240, `<g stroke="currentColor">${body.join('')}</g>`, 'xMidYMid slice');
}
