/**
 * Returns the fields of a group. There are none if the group is missing, or if
 * staff have written something else in its place.
 */
export const groupFields = (
  group: unknown,
): Readonly<Record<string, unknown>> =>
  typeof group === 'object' && group !== null ? { ...group } : {};
