import { Pen, type Point } from './pen';
import { random } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const STEP = 22;

/** Between sections: three threads run along the page, are plaited for a moment, and run on. */
export function divider(seed: string, ink: Ink): string {
  const turns = 8 + Math.floor(random(seed)() * 3) * 2;
  const from = 720 - (turns * STEP) / 2;
  // A plait: the outer thread crosses the middle one, in turn from the top and from the bottom.
  const order = [0, 1, 2];
  const places: number[][] = [[0], [1], [2]];
  const over: { thread: number; turn: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const outer = turn % 2 === 0 ? 0 : 2;
    over.push({ thread: order[outer] ?? 0, turn });
    [order[outer], order[1]] = [order[1] ?? 0, order[outer] ?? 0];
    order.forEach((thread, place) => places[thread]?.push(place));
  }
  const at = (thread: number, turn: number): Point => [
    from + turn * STEP,
    5 + (places[thread]?.[turn] ?? 1) * 7,
  ];
  const cross = (pen: Pen, thread: number, turn: number): Pen => {
    const [[x, y], end] = [at(thread, turn), at(thread, turn + 1)];
    return y === end[1]
      ? pen.line(end)
      : pen.curve([x + STEP / 2, y], [end[0] - STEP / 2, end[1]], end);
  };
  const below = [0, 1, 2].map((thread) => {
    const pen = new Pen().move([0, at(thread, 0)[1]]).line(at(thread, 0));
    for (let turn = 0; turn < turns; turn += 1) cross(pen, thread, turn);
    return {
      colour: thread,
      over: false,
      crossing: '',
      path: pen.line([1440, at(thread, turns)[1]]).toString(),
    };
  });
  const above = over.map(({ thread, turn }) => ({
    colour: thread,
    over: true,
    path: cross(new Pen().move(at(thread, turn)), thread, turn).toString(),
  }));
  const body = drawThreads([...below, ...above], ink, { width: 2.25, clearance: 1.5 });
  return svg(1440, 24, `<g stroke-width="2.25">${body}</g>`, 'xMidYMid slice');
}
