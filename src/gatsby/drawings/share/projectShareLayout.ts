import { element } from '../../../art/element';
import { footerBand } from '../../../art/footerBand';
import type { BrandAssets } from '../brandAssets';
import {
  background,
  type Box,
  GAP,
  HEIGHT,
  leftAtRightMargin,
  logoSizeInShare,
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

// The lengths in this file are in px, and chosen by eye.

/** The band exceeds the image, so that its threads are as wide as on a page. */
const BAND = { width: 1440, height: 60 };

/** Lengths in the strip below a wide cover. */
const STRIP = {
  /** The threads of the band bend near the middle of the strip. */
  bandLeft: -60,
  maxTitleHeight: 96,

  /** Free space above the band, between band and title, and below the title. */
  aboveBand: 14,
  aboveTitle: 30,
  belowTitle: 44,
};

/** Lengths in the column beside a square or tall cover. */
const COLUMN = {
  /** The threads of the band bend near the middle of the column. */
  bandLeft: -330,
  bandTop: 396,
  minCoverWidth: 360,
};

interface Drawn {
  title: string;

  /** Varies the band. */
  seed: string;
  assets: BrandAssets;
}

/**
 * Lays out a wide cover above a strip with the band, the title and the logo.
 */
async function coverAbove({
  title,
  seed,
  assets: { ink, logo },
}: Drawn): Promise<ShareLayout> {
  const logoArea = logoSizeInShare(logo);
  const logoLeft = leftAtRightMargin(logoArea.width);
  const text = await titleText(title, {
    width: logoLeft - GAP - MARGIN,
    height: STRIP.maxTitleHeight,
  });

  // Title and logo have the same middle.
  const contentHeight = Math.max(text.height, logoArea.height);
  const middle = HEIGHT - STRIP.belowTitle - contentHeight / 2;
  const bandTop = Math.round(
    middle - contentHeight / 2 - STRIP.aboveTitle - BAND.height,
  );

  const band = { ...BAND, left: STRIP.bandLeft, top: bandTop };
  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${middle - text.height / 2})`,
  };
  const drawing = shareCanvas([
    background(ink.background),
    placed(footerBand(seed, ink), band),
    placed(logo, {
      ...logoArea,
      left: logoLeft,
      top: middle - logoArea.height / 2,
    }),
    element('g', titleStyle, text.paths),
  ]);

  return {
    drawing,
    cover: { left: 0, top: 0, width: WIDTH, height: bandTop - STRIP.aboveBand },
  };
}

/**
 * Lays out a square or tall cover at the right, as high as the image. Below the
 * title, the band leads to the cover.
 */
async function coverBeside(
  { title, seed, assets: { ink, logo } }: Drawn,
  ratio: number,
): Promise<ShareLayout> {
  const width = Math.max(COLUMN.minCoverWidth, Math.round(HEIGHT * ratio));
  const left = WIDTH - width;
  const text = await titleText(title, {
    width: left - 2 * MARGIN,
    height: COLUMN.bandTop - MARGIN - GAP,
  });

  const band = { ...BAND, left: COLUMN.bandLeft, top: COLUMN.bandTop };
  const logoArea = logoSizeInShare(logo);
  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${MARGIN})`,
  };
  const drawing = shareCanvas([
    background(ink.background),
    placed(footerBand(seed, ink), band),
    placed(logo, {
      ...logoArea,
      left: MARGIN,
      top: HEIGHT - MARGIN - logoArea.height,
    }),
    element('g', titleStyle, text.paths),
  ]);

  return { drawing, cover: { left, top: 0, width, height: HEIGHT } };
}

/**
 * Lays out the share image of a project. A square or tall cover stands beside
 * the text: above it, only a quarter of the cover's height would be visible.
 * @param ratio width of the cover divided by its height
 */
export const projectShareLayout = (
  drawn: Drawn,
  ratio: number,
): Promise<ShareLayout> =>
  ratio > 1 ? coverAbove(drawn) : coverBeside(drawn, ratio);
