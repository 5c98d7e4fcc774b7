/** Minimum contrast ratios (WCAG 2.2) and differences (OKLab) of the site's colours. */

/** Minimum contrast of text: success criterion 1.4.3. */
export const TEXT = 4.5;

/** Minimum contrast of large text, borders of controls, the focus and the states of a control: 1.4.3 and 1.4.11. */
export const EDGE = 3;

/** Minimum contrast of decorative lines; below it they can hardly be seen. */
export const LINE = 2.4;

/** Minimum contrast between the page and the ground in the dark scheme; below it they look like one. */
export const TWO_GROUNDS = 1.4;

/**
 * Minimum contrast between the two rings of the focus. On any background, the ring with the higher contrast then has at least the
 * square root of this, which is EDGE.
 */
export const HALO = EDGE * EDGE;

/** Minimum contrast of ground and paper; below it no colours are left between them for soft text and borders. */
export const GROUND_AND_PAPER = 7;

/** Minimum difference of two threads in OKLab; below it they look alike. */
export const MIN_DIFFERENCE = 0.05;
