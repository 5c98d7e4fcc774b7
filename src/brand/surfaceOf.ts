import type { Brand } from './brand';
import { contrast, difference, withContrast } from './colours';
import { darkGround } from './grounds';
import { EDGE, TEXT } from './ratios';

/** A background colour, and the colour of the text on it: the brand's ground or paper. */
export interface Surface {
  background: string;
  text: string;
}

const isReadable = ({ background, text }: Surface): boolean => contrast(background, [text]) >= TEXT;

/** Chooses the text colour with the higher contrast. */
function withText(background: string, { ground, paper }: Brand): Surface {
  const text = contrast(background, [ground]) >= contrast(background, [paper]) ? ground : paper;
  return { background, text };
}

/** Returns a surface in a thread's colour, or in the nearest colour of the same hue on which text is readable. */
export function surfaceOf(thread: string, brand: Brand): Surface {
  const own = withText(thread, brand);
  if (isReadable(own)) return own;
  const { ground, paper } = brand;
  const lighter = { background: withContrast(thread, [ground], TEXT, 'lighter'), text: ground };
  const darker = { background: withContrast(thread, [paper], TEXT, 'darker'), text: paper };
  const isLighterNearer =
    difference(thread, lighter.background) <= difference(thread, darker.background);
  return isLighterNearer ? lighter : darker;
}

/** Returns the surface of a button: it must also stand out from the grounds of both colour schemes. */
export function buttonSurfaceOf(thread: string, brand: Brand): Surface {
  const { ground } = brand;
  const visible = withText(
    withContrast(thread, [ground, darkGround(ground)], EDGE, 'lighter'),
    brand,
  );
  return isReadable(visible)
    ? visible
    : { background: withContrast(thread, [ground], TEXT, 'lighter'), text: ground };
}
