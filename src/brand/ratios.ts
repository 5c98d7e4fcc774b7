/** Contrast ratios by WCAG 2.2, and distances in OKLab, that the site's colours keep. */

/** Of text with what it stands on: success criterion 1.4.3. */
export const TEXT = 4.5;

/** Of large text, edges of controls, the focus and what tells two states apart: 1.4.3 and 1.4.11. */
export const EDGE = 3;

/** Minimum contrast of decorative lines; below it they can hardly be seen. */
export const LINE = 2.4;

/** Minimum contrast between the page and the ground in the dark scheme; below it they look like one. */
export const TWO_GROUNDS = 1.4;

/**
 * Of the focus with its halo: whatever lies below, one of the two then has at least the square root of this with it,
 * which is EDGE.
 */
export const HALO = EDGE * EDGE;

/** Of ground and paper: with less there is no room between them for soft text, lines and fields. */
export const GROUND_AND_PAPER = 7;

/** In OKLab, of two threads that lie beside each other: nearer, they look like one. */
export const APART = 0.05;
