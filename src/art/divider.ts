import { Pen, type Point } from './pen';
import { random } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const STEP = 22;

/** The places of a plait that a thread takes from turn to turn, from 0 at the top; the next thread is two turns behind. */
const PLACES = [0, 1, 2, 2, 1, 0];

const placeOf = (thread: number, turn: number): number => PLACES[(turn + 4 * thread) % 6] ?? 0;

/** Between sections: three threads run along the page, are plaited for a moment, and run on. */
export function divider(seed: string, ink: Ink): string {
  const turns = Array.from({ length: 8 + Math.floor(random(seed)() * 3) * 2 }, (_, turn) => turn);
  const from = 720 - (turns.length * STEP) / 2;
  const at = (thread: number, turn: number): Point => [
    from + turn * STEP,
    5 + placeOf(thread, turn) * 7,
  ];
  const threads = [0, 1, 2].flatMap((thread) => {
    const pen = new Pen().move([0, at(thread, 0)[1]]).line(at(thread, 0));
    for (const turn of turns) pen.glide(at(thread, turn + 1));
    const path = pen.line([1440, at(thread, turns.length)[1]]).toString();
    // A thread that comes to the middle passes over the one that leaves it.
    const over = turns
      .filter((turn) => placeOf(thread, turn + 1) === 1)
      .map((turn) => new Pen().move(at(thread, turn)).glide(at(thread, turn + 1)));
    return [
      { colour: thread, over: false, crossing: '', path },
      { colour: thread, over: true, path: over.join('') },
    ];
  });
  const body = drawThreads(threads, ink, { width: 2.25, clearance: 1.5 });
  return svg(1440, 24, `<g stroke-width="2.25">${body}</g>`, 'xMidYMid slice');
}
