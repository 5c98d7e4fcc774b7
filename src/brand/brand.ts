/** The content of `content/brand.md`. Colours are written `#rrggbb`. */
export interface Brand {
  /** The dark colour: background of hero, bar and footer, and text on light pages. */
  ground: string;
  /** The light colour: background of light pages, and text on dark ones. */
  paper: string;
  /** The first is also the colour of the bright button, the second of the drawer and the light focus ring. */
  threads: Threads;
  /** Path of the agency's logo, an SVG, relative to content/. Default: a mark of the three threads. */
  logo?: string;
  /** Path of the logo for light pages, relative to content/. */
  logoOnPaper?: string;
  /** Path of a square version of the logo for icons, relative to content/. */
  icon?: string;
}

export interface Thread {
  /** The name by which services and values choose the thread. */
  name: string;
  colour: string;
}

export type Threads = readonly [Thread, Thread, Thread];
