/** The parts of `npm run test:agency`. */
export const PART_NAMES = [
  'agency',
  'generated',
  'upgrade',
  'botCheck',
] as const;

export type PartName = (typeof PART_NAMES)[number];

/** Number of contents that the part `generated` tests. */
export const CONTENT_COUNT = 10;
