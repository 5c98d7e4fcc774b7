import type { Brand } from './brand';
import { contrast, difference, reach } from './colours';
import { darkGround } from './grounds';
import { EDGE, TEXT } from './ratios';

/** A field of colour, and the colour of what is written on it: the brand's ground or paper. */
export interface Field {
  field: string;
  on: string;
}

const readable = ({ field, on }: Field): boolean => contrast(field, [on]) >= TEXT;

/** The field with the ground or the paper written on it, whichever reads better. */
function written(field: string, { ground, paper }: Brand): Field {
  return { field, on: contrast(field, [ground]) >= contrast(field, [paper]) ? ground : paper };
}

/** A field of a thread's colour. Where neither ground nor paper can be read on it, the nearest one of its hue. */
export function fieldOf(thread: string, brand: Brand): Field {
  const own = written(thread, brand);
  if (readable(own)) return own;
  const { ground, paper } = brand;
  const paler = { field: reach(thread, [ground], TEXT, 'lighter'), on: ground };
  const deeper = { field: reach(thread, [paper], TEXT, 'darker'), on: paper };
  return difference(thread, paler.field) <= difference(thread, deeper.field) ? paler : deeper;
}

/** A field that also stands out from the grounds of both schemes, as a button has to. */
export function brightFieldOf(thread: string, brand: Brand): Field {
  const { ground } = brand;
  const seen = written(reach(thread, [ground, darkGround(ground)], EDGE, 'lighter'), brand);
  return readable(seen) ? seen : { field: reach(thread, [ground], TEXT, 'lighter'), on: ground };
}
