import { wcagContrast } from 'culori';

/** The lowest contrast ratio of a colour with several others, by WCAG 2.2's formula: 1 to 21. */
export const contrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => wcagContrast(colour, other)));
