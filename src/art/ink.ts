/** Colours of a drawing. */
export interface Ink {
  threads: readonly string[];
  warp: string;

  /** The colour behind the drawing, and that of outlines. */
  background: string;
}
