/** The parts of `npm run test:agency`. */
export const PART_NAMES = [
  'agency',
  'generated',
  'upgrade',
  'botCheck',
] as const;

export type PartName = (typeof PART_NAMES)[number];

/** Number of generated contents that the workflow tests, each in its own job. */
export const WORKFLOW_CONTENT_COUNT = 10;

/**
 * Number of generated contents that the part `generated` tests, the first of
 * them: each style once, and all languages. More would take a developer hours.
 */
export const CONTENT_COUNT = 4;
