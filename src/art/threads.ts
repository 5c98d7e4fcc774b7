import { COLOURS, type Colour, type Ink } from './ink';

type LooseThread = {
  colour: Colour;
  /** Threads of a higher layer pass over those of a lower one. */
  layer: number;
  path: string;
  /** The part of the path that may cross other threads; the whole where it is left out. */
  crossing?: string;
};

type Options = { width: number; clearance: number; attributes?: string };

/**
 * Draws loose threads, layer by layer and one path for each colour. Each is first drawn wider in the colour of the
 * ground, so that where it passes over another thread that one seems to dive.
 */
export function drawThreads(threads: readonly LooseThread[], ink: Ink, options: Options): string {
  const { width, clearance, attributes = '' } = options;
  const layers = [...new Set(threads.map(({ layer }) => layer))].sort((a, b) => a - b);
  return layers
    .flatMap((layer) => COLOURS.map((colour) => ({ layer, colour })))
    .map(({ layer, colour }) => {
      const those = threads.filter((thread) => thread.layer === layer && thread.colour === colour);
      if (those.length === 0) return '';
      const gap = those.map(({ crossing, path }) => crossing ?? path).join('');
      const line = those.map(({ path }) => path).join('');
      const clear = `<path d="${gap}" stroke="${ink.ground}" stroke-width="${width + 2 * clearance}"${attributes}/>`;
      return (gap && clear) + `<path d="${line}" stroke="${ink[colour]}"${attributes}/>`;
    })
    .join('');
}
