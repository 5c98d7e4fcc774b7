import { type Brand, RATIO } from '../../../brand/brand';
import { contrast } from '../../../brand/colours';
import { darkGround, surfaceOf } from '../../../brand/surfaces';
import { traceLogo } from './traceLogo';

const MIN_VISIBLE_SHARE = 0.9;

/** Whether a logo's outline has enough contrast with all backgrounds. `currentColor` in it is `textColour`. */
export async function isVisibleOn(svg: string, backgrounds: readonly string[], textColour: string) {
  const { outline } = await traceLogo(svg, textColour);
  const visible = outline.filter((colour) => contrast(colour, backgrounds) >= RATIO.edge);
  return visible.length >= MIN_VISIBLE_SHARE * outline.length;
}

/** Chooses an SVG for each place, or `undefined` if none has enough contrast: the site then draws the logo in one colour. */
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
    // The contrast of the brand's own version for light pages is not checked.
    paper: onPaper ?? (await ifVisible(logo, [paper], ground)),
    menu: (await inMenu(onPaper)) ?? (await inMenu(logo)),
  };
}
