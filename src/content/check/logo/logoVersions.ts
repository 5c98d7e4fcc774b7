import type { Brand } from '../../../brand/brand';
import { surfaceOf } from '../../../brand/surfaceOf';
import { darkGround } from '../../../brand/grounds';
import { isVisibleOn } from './isVisibleOn';

/** SVGs of the logo by place: ground, light pages, menu. */
export interface LogoVersions {
  ground?: string;
  paper?: string;
  menu?: string;
}

/**
 * Chooses the SVG of the logo for each place. A place is left out if no version has enough contrast there; the caller then draws
 * the logo in one colour.
 * @param onPaper SVG for light pages, if the brand has one
 */
export async function logoVersions(
  brand: Brand,
  logo: string,
  onPaper?: string,
): Promise<LogoVersions> {
  const { ground, paper, threads } = brand;
  const menu = surfaceOf(threads[1].colour, brand);
  const ifVisible = async (svg: string | undefined, backgrounds: string[], textColour: string) =>
    svg && (await isVisibleOn(svg, backgrounds, textColour)) ? svg : undefined;
  const inMenu = (svg?: string) => ifVisible(svg, [menu.background], menu.text);
  return {
    ground: await ifVisible(logo, [ground, darkGround(ground)], paper),
    paper: onPaper ?? (await ifVisible(logo, [paper], ground)),
    menu: (await inMenu(onPaper)) ?? (await inMenu(logo)),
  };
}
