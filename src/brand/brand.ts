/** What an agency chooses, from `content/brand.md`. Colours are written `#rrggbb`. */
export interface Brand {
  /** The dark colour: the ground of the opening, the bar and the footer, and the text on light pages. */
  ground: string;
  /** The light colour: the ground of light pages, and the text on dark ones. */
  paper: string;
  /** Their order is their role: the first is the bright button, the second the drawer and the halo of the focus. */
  threads: Threads;
  /** The path of its own logo, an SVG, from content/. Without it, the three threads are the mark. */
  logo?: string;
  /** The path of its logo for light pages. */
  logoOnPaper?: string;
  /** The path of a square version for icons. */
  icon?: string;
}

export interface Thread {
  /** By which services and values name it. */
  name: string;
  colour: string;
}

export type Threads = readonly [Thread, Thread, Thread];
