/** What lies under the bar at the top of a page; on `solid` the bar is never transparent. */
export type BarGround = 'dark' | 'light' | 'split' | 'solid';

/** What every page knows about itself, besides its content. */
export interface PageContext {
  /** The one address under which search engines should know the page. */
  canonicalPath: string;
  bar: BarGround;
}
