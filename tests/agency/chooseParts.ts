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

function parsePart(name: string): PartName {
  const part = PART_NAMES.find((partName) => partName === name);

  if (!part)
    throw new Error(
      `test:agency has no part "${name}". Its parts: ${PART_NAMES.join(', ')}.`,
    );

  return part;
}

/**
 * Returns the parts to run: the named ones, or all if there are no names.
 * @throws if a name is no part
 */
export const chooseParts = (names: string[]): readonly PartName[] =>
  names.length > 0 ? names.map(parsePart) : PART_NAMES;
