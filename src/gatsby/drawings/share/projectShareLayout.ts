import { element } from '../../../art/element';
import { footerBand } from '../../../art/footerBand';
import type { BrandAssets } from '../brandAssets';
import {
  background,
  type Box,
  GAP,
  HEIGHT,
  logoBox,
  MARGIN,
  placed,
  shareCanvas,
  WIDTH,
} from './shareCanvas';
import { titleText } from '../titleText';

/** Where the cover of a project lies, and what is drawn around it. */
export interface ShareLayout {
  /** An SVG in the size of the image: band, title and logo on the ground. */
  drawing: Buffer;
  cover: Box;
}

/**
 * The lengths in this file are in px, and chosen by eye. The band exceeds the
 * image, so that its threads are as wide as on a page.
 */
const BAND = { width: 1440, height: 60 };

/**
 * Left edges of the band, so that its threads bend near the middle of the strip
 * and of the text.
 */
const BAND_LEFT_IN_STRIP = -60;
const BAND_LEFT_IN_TEXT = -330;

const MAX_TITLE_HEIGHT = 96;
const BELOW_TITLE = 44;
const ABOVE_TITLE = 30;
const ABOVE_BAND = 14;

const MIN_COVER_WIDTH = 360;
const BESIDE_BAND_TOP = 396;

type Drawn = { title: string; seed: string; assets: BrandAssets };

/** Lays out a wide cover above a strip with the band, the title and the logo. */
async function coverAbove({
  title,
  seed,
  assets: { ink, logo },
}: Drawn): Promise<ShareLayout> {
  const logoAt = logoBox(logo, 0);
  const text = await titleText(title, {
    width: WIDTH - 2 * MARGIN - logoAt.width - GAP,
    height: MAX_TITLE_HEIGHT,
  });

  const contentHeight = Math.max(text.height, logoAt.height);
  const middle = HEIGHT - BELOW_TITLE - contentHeight / 2;
  const bandTop = Math.round(
    middle - contentHeight / 2 - ABOVE_TITLE - BAND.height,
  );

  const band = { ...BAND, left: BAND_LEFT_IN_STRIP, top: bandTop };
  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${middle - text.height / 2})`,
  };
  const drawing = shareCanvas([
    background(ink.background),
    placed(footerBand(seed, ink), band),
    placed(logo, { ...logoAt, top: middle - logoAt.height / 2 }),
    element('g', titleStyle, text.paths),
  ]);

  return {
    drawing,
    cover: { left: 0, top: 0, width: WIDTH, height: bandTop - ABOVE_BAND },
  };
}

/**
 * Lays out a square or tall cover at the right, as high as the image. The band
 * leads to it, below the title.
 */
async function coverBeside(
  { title, seed, assets: { ink, logo } }: Drawn,
  ratio: number,
): Promise<ShareLayout> {
  const width = Math.max(MIN_COVER_WIDTH, Math.round(HEIGHT * ratio));
  const left = WIDTH - width;
  const text = await titleText(title, {
    width: left - 2 * MARGIN,
    height: BESIDE_BAND_TOP - MARGIN - GAP,
  });

  const band = { ...BAND, left: BAND_LEFT_IN_TEXT, top: BESIDE_BAND_TOP };
  const logoAt = logoBox(logo, 0);
  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${MARGIN})`,
  };
  const drawing = shareCanvas([
    background(ink.background),
    placed(footerBand(seed, ink), band),
    placed(logo, {
      ...logoAt,
      left: MARGIN,
      top: HEIGHT - MARGIN - logoAt.height,
    }),
    element('g', titleStyle, text.paths),
  ]);

  return { drawing, cover: { left, top: 0, width, height: HEIGHT } };
}

/**
 * Lays out the share image of a project. A strip would cut a square or tall
 * cover to a quarter of its height.
 * @param ratio width of the cover divided by its height
 */
export const projectShareLayout = (
  drawn: Drawn,
  ratio: number,
): Promise<ShareLayout> =>
  ratio > 1 ? coverAbove(drawn) : coverBeside(drawn, ratio);
