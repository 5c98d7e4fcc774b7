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
  const isVisibleOnGround = await isVisibleOn(logo, [ground, darkGround(ground)], paper);
  const isVisibleOnPaper = onPaper === undefined && (await isVisibleOn(logo, [paper], ground));
  const isVisibleInMenu = (svg: string) => isVisibleOn(svg, [menu.background], menu.text);
  let menuLogo: string | undefined;
  if (onPaper && (await isVisibleInMenu(onPaper))) menuLogo = onPaper;
  else if (await isVisibleInMenu(logo)) menuLogo = logo;
  return {
    ground: isVisibleOnGround ? logo : undefined,
    paper: isVisibleOnPaper ? logo : onPaper,
    menu: menuLogo,
  };
}
