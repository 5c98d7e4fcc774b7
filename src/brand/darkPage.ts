import { mix } from './colours';

/**
 * Share of black that is mixed into the ground. It gives the designer's colour
 * in derivePalette.test.ts.
 */
const SHARE_OF_BLACK = 0.27;

/**
 * The background of the dark scheme: of the page, and also of hero, bar and
 * footer, which a thread divides from the page.
 */
export const darkPage = (ground: string): string =>
  mix(ground, '#000000', SHARE_OF_BLACK);
