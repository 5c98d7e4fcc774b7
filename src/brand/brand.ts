/**
 * The colours and logos in `content/brand.md`. Colours are written `#rrggbb`.
 */
export interface Brand {
  /**
   * The dark colour: background of hero, bar and footer, and text on light
   * pages.
   */
  ground: string;

  /**
   * The light colour: background of light pages, and text on dark backgrounds.
   */
  paper: string;

  /**
   * Drawings use all three threads. The first colours the bright button; the
   * second, the drawer and the light focus ring.
   */
  threads: Threads;

  // The next three are paths of SVGs, relative to content/.

  /** Without a logo, the site draws three threads as its mark. */
  logo?: string;

  /** The logo for light pages. */
  logoOnPaper?: string;

  /** For the browser's tab and the home screen of a phone. */
  icon?: string;
}

export type Thread = { name: string; colour: string };
export type Threads = readonly [Thread, Thread, Thread];

/**
 * Minimum contrast ratios of the site's colours. WCAG 2.2 AA requires `text`
 * and `edge`; the site adds the others.
 */
export const RATIO = {
  text: 4.5,

  // Large text (1.4.3), and controls, their borders, states and focus (1.4.11).
  edge: 3,

  // Threads in drawings on light pages, which `edge` would make much darker.
  decoration: 2.4,

  // The two rings of the focus indicator. With 9:1 between them, one of them
  // has at least √9 = 3:1 on any background.
  focusRings: 9,

  // The paper and the ground. Below it, no colours are left between the two for
  // soft text and borders.
  paperOnGround: 7,
};

/**
 * Minimum difference in OKLab of a thread from the other threads, the ground
 * and the paper; below it they look alike.
 */
export const MIN_DIFFERENCE = 0.05;
