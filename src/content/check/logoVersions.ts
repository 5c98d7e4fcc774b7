import type { Brand } from '../../brand/brand';
import { surfaceOf } from '../../brand/surfaceOf';
import { darkGround } from '../../brand/grounds';
import { isSeenOn } from './isSeenOn';

/**
 * Returns the SVG of a logo for each place; `undefined` where its colours can't be seen, so that it needs one colour.
 * @param onPaper the version for light pages
 */
export async function logoVersions(brand: Brand, logo: string, onPaper?: string) {
  const { ground, paper, threads } = brand;
  const menu = surfaceOf(threads[1].colour, brand);
  const isOnGround = await isSeenOn(logo, [ground, darkGround(ground)], paper);
  const isOnPaper = onPaper === undefined && (await isSeenOn(logo, [paper], ground));
  let menuLogo: string | undefined;
  for (const version of onPaper ? [onPaper, logo] : [logo])
    if (!menuLogo && (await isSeenOn(version, [menu.background], menu.text))) menuLogo = version;
  return {
    ground: isOnGround ? logo : undefined,
    paper: isOnPaper ? logo : onPaper,
    menu: menuLogo,
  };
}
