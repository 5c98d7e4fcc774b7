/** `content/brand.md`. Colours are written `#rrggbb`. */
export interface Brand {
  /** The dark colour: background of hero, bar and footer, and text on light pages. */
  ground: string;
  /** The light colour: background of light pages, and text on dark backgrounds. */
  paper: string;
  /** The first also colours the bright button; the second, the drawer and the light ring of the focus indicator. */
  threads: Threads;
  /** Path of an SVG, relative to content/. Default: a mark of the three threads. */
  logo?: string;
  logoOnPaper?: string;
  icon?: string;
}

export interface Thread {
  name: string;
  colour: string;
}

export type Threads = readonly [Thread, Thread, Thread];
