import { folds } from './folds';
import type { Structure } from './structures';
import { type Rgb, type Seen, woven } from './yarn';

type Options = {
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** Distance between neighbouring threads in the foreground, in pixels. */
  pitch: number;
  structure: Structure;
  /** The colours of the threads, one after the other and again from the start: the same down and across. */
  sett: readonly Rgb[];
};

/** How far away the top of the picture is: a thread there looks this much of its width in the foreground. */
const FAR = 0.4;
/** The cloth lies askew, by this many radians. */
const [COS, SIN] = [Math.cos(0.42), Math.sin(0.42)];
/** Light comes from the upper left, towards the viewer. */
const LIGHT = [-0.46, -0.5, 0.73] as const;

/** The colour of a piece of yarn in the light. @param tilt how the folds turn the cloth there */
function lit(
  { yarn, isWarp, height, across, along, slope }: Seen,
  tilt: [number, number],
  scale: number,
): Rgb {
  const [side, way] = [across * 0.85, slope * -0.55];
  const [u, v] = [(isWarp ? side : way) - tilt[0], (isWarp ? way : side) - tilt[1]];
  const [x, y] = [u * COS - v * SIN, u * SIN + v * COS];
  const facing = Math.max(0, (x * LIGHT[0] + y * LIGHT[1] + LIGHT[2]) / Math.hypot(x, y, 1));
  // A thread is twisted of fibres, which catch the light as fine slanting lines.
  const fibre =
    1 + 0.07 * scale * Math.sin((along * 3.1 + across * 0.9) * Math.PI * 2 + yarn.phase);
  // Deep between its neighbours it lies in their shadow.
  const open = 0.45 + 0.55 * Math.min(1, Math.max(0, (height - 0.05) / 1.1));
  const light = (0.24 + 1.08 * facing) * open * fibre * yarn.light;
  const shine = 240 * Math.max(0, facing - 0.86) * open;
  const [red, green, blue] = yarn.colour;
  return [(red + shine) * light, (green + shine) * light, (blue + shine) * light];
}

/**
 * A picture of woven cloth, as rows of red, green and blue bytes: threads that rise over and dive under each other, lit
 * from the side, in a cloth that lies in folds and runs away from the viewer.
 */
export function cloth(
  seed: string,
  { width, height, pitch, structure, sett }: Options,
): Uint8Array {
  const seenAt = woven(seed, structure, sett);
  const foldAt = folds(`${seed} folds`, width * 0.8);
  const rise = width * 0.02;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const scale = FAR + (1 - FAR) * (y / height);
    const down = -height / (1 - FAR) / scale;
    for (let x = 0; x < width; x += 1) {
      const across = (x - width / 2) / scale;
      const [u, v] = [across * COS + down * SIN, down * COS - across * SIN];
      const [hill, du, dv] = foldAt(u, v);
      const seen = seenAt((u + hill * rise * 0.6) / pitch, (v + hill * rise) / pitch);
      if (!seen) continue;
      const colour = lit(seen, [du * rise * 2.2, dv * rise * 2.2], scale);
      const at = (y * width + x) * 3;
      colour.forEach((part, place) => {
        pixels[at + place] = Math.min(255, part);
      });
    }
  }
  return pixels;
}
