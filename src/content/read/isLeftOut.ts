/** Whether a field has no value: missing, empty or only white space. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '');
