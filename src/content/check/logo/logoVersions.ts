import type { Brand } from '../../../brand/brand';
import { surfaceOf } from '../../../brand/surfaceOf';
import { darkGround } from '../../../brand/grounds';
import { isVisibleOn } from './isVisibleOn';

/**
 * Chooses the SVG of a logo for each place: `undefined` if its colours have too little contrast there, so it needs one colour.
 * @param onPaper the SVG for light pages, if the brand has one
 */
export async function logoVersions(brand: Brand, logo: string, onPaper?: string) {
  const { ground, paper, threads } = brand;
  const menu = surfaceOf(threads[1].colour, brand);
  const isVisibleOnGround = await isVisibleOn(logo, [ground, darkGround(ground)], paper);
  const isVisibleOnPaper = onPaper === undefined && (await isVisibleOn(logo, [paper], ground));
  let menuLogo: string | undefined;
  for (const version of onPaper ? [onPaper, logo] : [logo])
    if (!menuLogo && (await isVisibleOn(version, [menu.background], menu.text))) menuLogo = version;
  return {
    ground: isVisibleOnGround ? logo : undefined,
    paper: isVisibleOnPaper ? logo : onPaper,
    menu: menuLogo,
  };
}
