import { mark } from '../../art/mark';
import type { Brand } from '../../brand/brand';
import { logoVersions } from '../../logo/logoVersions';
import { readLogo } from './readLogo';

/** An SVG for each background. */
export type Logos = {
  onGround: string;

  /**
   * If `undefined`, light pages show `onGround`, which Bar.module.css gives the
   * text colour.
   */
  onPaper: string | undefined;
  inDrawer: string;
};

const drawnLogos = (threadColours: readonly string[]): Logos => ({
  onGround: mark(threadColours),
  onPaper: undefined,
  // The drawer's background has the second thread's colour, so the threads have
  // the text colour there.
  inDrawer: mark(['currentColor', 'currentColor', 'currentColor']),
});

/**
 * Returns the brand's logo for each background, or three threads if the brand
 * has no logo. Where the logo has too little contrast, it is monochrome.
 */
export async function logosOf(
  brand: Brand,
  threadColours: readonly string[],
): Promise<Logos> {
  const { logo, logoOnPaper } = brand;

  if (!logo) return drawnLogos(threadColours);

  const monochrome = await readLogo(logo, 'monochrome');
  const versions = await logoVersions(
    brand,
    await readLogo(logo),
    logoOnPaper && (await readLogo(logoOnPaper)),
  );

  return {
    onGround: versions.onGround ?? monochrome,
    onPaper: versions.onPaper,
    inDrawer: versions.inDrawer ?? monochrome,
  };
}
