import type { Brand } from '../../../brand/brand';
import { surfaceOf } from '../../../brand/surfaceOf';
import { darkGround } from '../../../brand/grounds';
import { isVisibleOn } from './isVisibleOn';

/**
 * Chooses an SVG of the logo for the ground, one for light pages and one for the menu. An SVG is `undefined` if no version has
 * enough contrast there; the site then draws the logo in one colour.
 * @param onPaper SVG for light pages, if the brand has one; its contrast there is not checked
 */
export async function logoVersions(brand: Brand, logo: string, onPaper?: string) {
  const { ground, paper, threads } = brand;
  // The menu has the colour of the second thread.
  const menu = surfaceOf(threads[1].colour, brand);
  const ifVisible = async (svg: string | undefined, backgrounds: string[], textColour: string) =>
    svg && (await isVisibleOn(svg, backgrounds, textColour)) ? svg : undefined;
  const inMenu = (svg?: string) => ifVisible(svg, [menu.background], menu.text);
  return {
    // The ground has another colour in the dark colour scheme.
    ground: await ifVisible(logo, [ground, darkGround(ground)], paper),
    paper: onPaper ?? (await ifVisible(logo, [paper], ground)),
    menu: (await inMenu(onPaper)) ?? (await inMenu(logo)),
  };
}
