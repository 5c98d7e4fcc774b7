import type { Brand } from './brand';
import { contrast } from './contrast';
import { FAINT } from './ratios';

/**
 * The thread that can least be seen on the paper, where that is too little for a line. On pages it is drawn in the
 * colour of the text.
 */
export function vanishingThread({ paper, threads }: Brand): string | undefined {
  const seen = ({ colour }: { colour: string }): number => contrast(colour, [paper]);
  const [faintest] = [...threads].sort((a, b) => seen(a) - seen(b));
  return faintest && seen(faintest) < FAINT ? faintest.colour : undefined;
}
