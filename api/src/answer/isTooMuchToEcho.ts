/**
 * Whether the answer page would be too large with all values. In HTML, 100,000
 * quotes are 600 KB, because each becomes `&quot;`.
 */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > 100_000;
