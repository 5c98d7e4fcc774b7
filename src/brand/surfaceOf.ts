import type { Brand } from './brand';
import { contrast, difference, type Direction, withContrast } from './colours';
import { darkGround } from './grounds';
import { RATIO } from './ratios';

/** A background colour, and the colour of the text on it: the brand's ground or paper. */
export type Surface = { background: string; text: string };

const readableSurface = (thread: string, text: string, direction: Direction): Surface => ({
  background: withContrast(thread, [text], RATIO.text, direction),
  text,
});

function withBestText(background: string, { ground, paper }: Brand): Surface | undefined {
  const text = contrast(background, [ground]) >= contrast(background, [paper]) ? ground : paper;
  return contrast(background, [text]) >= RATIO.text ? { background, text } : undefined;
}

/** Returns a surface in a thread's colour, or in the nearest colour of the same hue on which text is readable. */
export function surfaceOf(thread: string, brand: Brand): Surface {
  const lighter = readableSurface(thread, brand.ground, 'lighter');
  const darker = readableSurface(thread, brand.paper, 'darker');
  const isLighterNearer =
    difference(thread, lighter.background) <= difference(thread, darker.background);
  return withBestText(thread, brand) ?? (isLighterNearer ? lighter : darker);
}

/** Returns the surface of a button: it must also stand out from the grounds of both colour schemes. */
export function buttonSurfaceOf(thread: string, brand: Brand): Surface {
  const { ground } = brand;
  const visibleThread = withContrast(thread, [ground, darkGround(ground)], RATIO.edge, 'lighter');
  return withBestText(visibleThread, brand) ?? readableSurface(thread, ground, 'lighter');
}
