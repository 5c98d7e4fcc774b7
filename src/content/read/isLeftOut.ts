/** Whether a field was left out: editors write an empty line, white space or nothing at all. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
